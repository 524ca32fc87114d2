import type { TaxCodeProblem } from "./codice-fiscale.ts";

// Royal Decree 1553/2005 (DNI) and Order INT/2058/2008 (NIE): the letter follows from the number
// modulo 23; X, Y and Z of a foreigner's number count as 0, 1 and 2.
const letters = "TRWAGMYFPDXBNJZSQVHLCKE";
const form = /^(?:\d{8}|[XYZ]\d{7})[A-Z]$/;
/** Of people without a DNI: minors, residents abroad and foreigners without a NIE. */
const specialForm = /^[KLM]\d{7}[A-Z]$/;

const numberOf = (code: string): number =>
  Number(code.slice(0, -1).replace(/^[XYZ]/, (first) => String("XYZ".indexOf(first))));

/** A NIF or a NIE of a person. @param code in upper case, without spaces and hyphens */
export const nifProblem = (code: string): TaxCodeProblem | null => {
  if (code.length !== 9) return "length";
  if (specialForm.test(code))
    return letters[Number(code.slice(1, -1)) % 23] === code[8] ? null : "check";
  if (!form.test(code)) return "form";
  return letters[numberOf(code) % 23] === code[8] ? null : "check";
};

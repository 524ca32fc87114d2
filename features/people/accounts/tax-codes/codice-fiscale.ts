/** What is wrong with a tax code; null for a good one. */
export type TaxCodeProblem = "empty" | "length" | "form" | "check";

// Decree of the Ministry of Finance, 23 December 1976 (articles 2 to 7): the value of a character
// at an odd place. At an even one a digit counts as itself and a letter by its place.
const oddValues: Readonly<Record<string, number>> = Object.fromEntries(
  "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    .split("")
    .map((character, at) => [
      character,
      [
        1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3,
        6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
      ][at] ?? 0,
    ]),
);

const evenValue = (character: string): number =>
  /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;

// Of two people with the same code one gets letters for digits, from the last on (homocodes).
const digit = "[\\dLMNPQRSTUV]";
const form = new RegExp(`^[A-Z]{6}${digit}{2}[ABCDEHLMPRST]${digit}{2}[A-Z]${digit}{3}[A-Z]$`);

const dayPlaces = [9, 10];
const homocodes = "LMNPQRSTUV";

const asDigit = (character: string): string =>
  homocodes.includes(character) ? String(homocodes.indexOf(character)) : character;

/** Days count from 1, for women from 41. */
const hasDay = (code: string): boolean => {
  const day = Number(dayPlaces.map((place) => asDigit(code[place] ?? "")).join("")) % 40;
  return day >= 1 && day <= 31;
};

const checkCharacter = (code: string): string => {
  const sum = code
    .slice(0, 15)
    .split("")
    .reduce(
      (total, character, at) =>
        total + (at % 2 === 0 ? (oddValues[character] ?? 0) : evenValue(character)),
      0,
    );
  return String.fromCharCode(65 + (sum % 26));
};

/** @param code in upper case, without spaces */
export const codiceFiscaleProblem = (code: string): TaxCodeProblem | null => {
  if (code.length !== 16) return "length";
  if (!form.test(code) || !hasDay(code)) return "form";
  return checkCharacter(code) === code[15] ? null : "check";
};

import { type FocusEvent, useEffect, useRef, useState } from "react";
import { Island } from "#design/live/island.tsx";
import { taxCodeProblem, writtenTaxCode } from "../tax-codes/tax-code.ts";
import { FormField } from "./form-field.tsx";
import type { ProfileField, TaxCodeWords } from "./profile-view.ts";

type TaxCodeFieldProps = Readonly<{ field: Omit<ProfileField, "tax">; words: TaxCodeWords }>;

type Judgement = Readonly<{ error: string | null; right: string | null }>;

const judge = (code: string, words: TaxCodeWords): Judgement => {
  const problem = taxCodeProblem(words.country, code);
  // An empty field may still be filled in: it is told on saving.
  if (problem === "empty") return { error: null, right: null };
  if (problem === null) return { error: null, right: words.right };
  const error = problem === "length" ? (words.lengths[code.length] ?? words.form) : words[problem];
  return { error, right: null };
};

/** Case and spaces are set right; nothing else is. */
const judgeField = (input: HTMLInputElement, words: TaxCodeWords): Judgement => {
  input.value = writtenTaxCode(input.value);
  return judge(input.value, words);
};

/** Judges a tax code when its field is left, by the rule that the server has. */
export const TaxCodeField = ({ field, words }: TaxCodeFieldProps) => {
  const { value, error, ...input } = field;
  const [judged, setJudged] = useState<Judgement | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // The button that saves would move away under the press, and the server says it then.
    if (relatedTarget instanceof HTMLButtonElement) return;
    setJudged(judgeField(currentTarget, words));
  };
  // The field may have been left before the script that judges it was there.
  useEffect(() => {
    const typed = place.current?.querySelector("input");
    if (typed && typed.value !== value && typed !== document.activeElement)
      setJudged(judgeField(typed, words));
  }, [value, words]);
  return (
    <div ref={place}>
      <FormField {...input} {...(judged ?? { error })} defaultValue={value} onBlur={leave} />
      <p className="sr-only" role="status">
        {judged?.error ?? judged?.right}
      </p>
    </div>
  );
};

export const PlacedTaxCodeField = (props: TaxCodeFieldProps) => (
  <Island name="tax-code" component={TaxCodeField} props={props} />
);

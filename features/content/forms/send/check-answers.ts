import { z } from "zod";
import { type FormField, maxAnswer, maxLine } from "../contract.ts";
import { type FormOffers, offeredFields } from "../offered-fields.ts";
import { isQuestion, type Question, starCounts } from "../rules.ts";
import { askedFields } from "../show-when.ts";
import type { Answer } from "../submission-contract.ts";
import type { AnswerError, TypedAnswers } from "../parts/attempt.ts";
import { isBlank } from "#platform/texts/signs.ts";
import { checkFiles, type SentFile, type TakenFile } from "./check-files.ts";

/** What a field holds, whole: an answer, and what is wrong with it. */
type Checked = Readonly<{
  text: string;
  choices: Answer["choices"];
  error: AnswerError | null;
  files?: readonly TakenFile[];
}>;

const right = (text: string, choices: Answer["choices"] = []): Checked => ({
  text,
  choices,
  error: null,
});

const wrong = (error: AnswerError): Checked => ({ text: "", choices: [], error });

// Neither a column of text nor JSON takes NUL, and no answer needs the others, nor signs that turn
// the direction of all that follows in the lists of staff.
const control = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** Lines end as in the browser's own field, so that its count and ours are the same. */
const cleanText = (typed: string, isLong: boolean): string => {
  const text = typed
    .replaceAll("\r\n", "\n")
    .replaceAll("\r", "\n")
    .replaceAll(control, (sign) => (sign === "\n" || sign === "\t" ? sign : ""));
  const composed = (isLong ? text : text.replaceAll(/\s+/g, " ")).trim().normalize("NFC");
  return isBlank(composed) ? "" : composed;
};

type OfKind<Kind extends FormField["kind"]> = Extract<FormField, { kind: Kind }>;

const checkText = ({ isLong, minLength, maxLength }: OfKind<"text">, typed: string): Checked => {
  const text = cleanText(typed, isLong);
  const limit = Math.min(maxLength ?? maxAnswer, isLong ? maxAnswer : maxLine);
  if (text !== "" && text.length < (minLength ?? 0))
    return wrong({ kind: "short", limit: minLength ?? 0 });
  return text.length > limit ? wrong({ kind: "long", limit }) : right(text);
};

const email = z.email().max(200);

const checkEmail = (typed: string): Checked => {
  const text = cleanText(typed, false);
  return text === "" || email.safeParse(text).success ? right(text) : wrong({ kind: "email" });
};

const checkChoice = (field: OfKind<"choice">, typed: readonly string[]): Checked => {
  const { isSeveral, atLeast, atMost } = field;
  const ids = typed.filter((id) => id !== "");
  const choices = field.choices.filter(({ id }) => ids.includes(id));
  if (ids.some((id) => !choices.some((choice) => choice.id === id)))
    return wrong({ kind: "choice" });
  if (!isSeveral && choices.length > 1) return wrong({ kind: "choice" });
  if (isSeveral && choices.length > 0) {
    if (choices.length < (atLeast ?? 0)) return wrong({ kind: "fewer", limit: atLeast ?? 0 });
    if (choices.length > (atMost ?? choices.length))
      return wrong({ kind: "more", limit: atMost ?? 0 });
  }
  return right(choices.map(({ label }) => label).join(", "), choices);
};

const day = z.iso.date();

const checkDate = ({ from, to }: OfKind<"date">, typed: string): Checked => {
  const text = cleanText(typed, false);
  if (text === "") return right("");
  if (!day.safeParse(text).success) return wrong({ kind: "date" });
  if (from !== null && text < from) return wrong({ kind: "early", day: from });
  return to !== null && text > to ? wrong({ kind: "late", day: to }) : right(text);
};

const number = /^-?\d{1,12}(?:[.,]\d{1,6})?$/;

/** Either sign may part the decimals, whatever the market writes; it is kept with a point. */
const checkNumber = ({ isWhole, min, max }: OfKind<"number">, typed: string): Checked => {
  const text = cleanText(typed, false);
  if (text === "") return right("");
  if (!number.test(text)) return wrong({ kind: "number" });
  const value = Number(text.replace(",", "."));
  if (isWhole && !Number.isInteger(value)) return wrong({ kind: "whole" });
  if (min !== null && value < min) return wrong({ kind: "low", limit: min });
  return max !== null && value > max ? wrong({ kind: "high", limit: max }) : right(`${value}`);
};

const checkPlace = (typed: string): Checked => {
  const text = cleanText(typed, false);
  return text.length > maxLine ? wrong({ kind: "long", limit: maxLine }) : right(text);
};

const checkSentFiles = (field: OfKind<"file">, sent: readonly SentFile[]): Checked => {
  const { files, error } = checkFiles(field, sent);
  return { text: files.map(({ name }) => name).join(", "), choices: [], error, files };
};

const checkOffered = (choices: Answer["choices"], typed: string): Checked => {
  if (typed === "") return right("");
  const chosen = choices.find(({ id }) => id === typed);
  return chosen ? right(chosen.label, [chosen]) : wrong({ kind: "choice" });
};

const checkStars = (typed: string): Checked =>
  typed === "" || starCounts.some((count) => `${count}` === typed)
    ? right(typed)
    : wrong({ kind: "choice" });

type Sent = Readonly<{ files: readonly SentFile[]; offers: FormOffers }>;

const checkField = (field: Question, typed: readonly string[], sent: Sent): Checked => {
  const [first = ""] = typed;
  switch (field.kind) {
    case "text":
      return checkText(field, first);
    case "email":
      return checkEmail(first);
    case "place":
      return checkPlace(first);
    case "choice":
      return checkChoice(field, typed);
    case "date":
      return checkDate(field, first);
    case "number":
      return checkNumber(field, first);
    case "file":
      return checkSentFiles(field, sent.files);
    case "stars":
      return checkStars(first);
    case "travel":
    case "departure":
      return checkOffered(sent.offers.get(field.id) ?? [], first);
    case "consent":
      return right(first === "yes" ? field.text : "");
  }
};

const missing = ({ kind }: Question): AnswerError =>
  kind === "consent" ? { kind: "consent" } : { kind: "required" };

export type CheckedAnswers = Readonly<{
  answers: readonly Answer[];
  files: readonly TakenFile[];
  /** By the field's id; empty where everything can be taken. */
  errors: Readonly<Record<string, AnswerError>>;
  /** Whether nothing was answered. A consent alone says nothing to whoever reads it. */
  isEmpty: boolean;
}>;

/**
 * Holds what was typed against the fields of a form. What belongs to no field, or to one that was not
 * asked, is passed over.
 * @param sent the files, and what the catalogue offers
 */
export const checkAnswers = (
  fields: readonly FormField[],
  typed: TypedAnswers,
  sent: Sent = { files: [], offers: new Map() },
): CheckedAnswers => {
  const offered = offeredFields(fields, sent.offers);
  const asked = askedFields(offered, (id) => typed[id] ?? []).filter(isQuestion);
  const checked = asked.map((field) => {
    const result = checkField(field, typed[field.id] ?? [], sent);
    const isMissing = result.error === null && result.text === "" && field.isRequired;
    return { field, ...result, error: isMissing ? missing(field) : result.error };
  });
  const isWrong = checked.some(({ error }) => error !== null);
  const errorOf = ({ error, files = [] }: (typeof checked)[number]): AnswerError | null =>
    error ?? (isWrong && files.length > 0 ? { kind: "fileAgain" } : null);
  return {
    files: checked.flatMap(({ files = [] }) => files),
    answers: checked.map(({ field: { id, kind, question }, text, choices, files }) => ({
      fieldId: id,
      kind,
      question,
      text,
      choices,
      ...(files && {
        files: files.map((file) => ({
          id: file.id,
          name: file.name,
          type: file.type,
          bytes: file.content.length,
        })),
      }),
    })),
    errors: Object.fromEntries(
      checked.flatMap((each) => {
        const error = errorOf(each);
        return error ? [[each.field.id, error] as const] : [];
      }),
    ),
    isEmpty: checked.every(({ field, text }) => field.kind === "consent" || text === ""),
  };
};

/** Who has sent: the first line that was typed, else the e-mail. */
export const senderOf = (fields: readonly FormField[], answers: readonly Answer[]): string => {
  const textOf = (is: (field: FormField) => boolean) => {
    const ids = fields.filter(is).map(({ id }) => id);
    return answers.find(({ fieldId, text }) => ids.includes(fieldId) && text !== "")?.text;
  };
  return (
    textOf((field) => field.kind === "text" && !field.isLong) ??
    textOf(({ kind }) => kind === "email") ??
    ""
  );
};

import { z } from "zod";
import { hasControl, hasInvisibleSign, hasLineControl, isBlank, turnsDirection } from "./signs.ts";

/** Why a text is refused whatever field it is of; null for one that is none of it. */
export const textProblem = (text: string): string | null => {
  if (text.includes("\u0000") || !text.isWellFormed())
    return "This text holds a character that cannot be stored.";
  if (hasControl(text)) return "This text holds a control character: type it anew.";
  return turnsDirection(text)
    ? "This text holds a sign that turns the direction of writing: type it anew."
    : null;
};

const missingMessage = "Write something.";

const lineProblem = (text: string): string | null =>
  hasLineControl(text) ? "No line breaks or other control characters." : textProblem(text);

const ofRule = (problemOf: (text: string) => string | null) =>
  z
    .string()
    .normalize("NFC")
    .refine((text) => problemOf(text) === null, {
      error: ({ input }) => (typeof input === "string" ? problemOf(input) : null) ?? undefined,
    });

/** A text of paragraphs or lines, in Unicode NFC. */
export const manyLines = () => ofRule(textProblem);

/** A text on one line, in Unicode NFC: a name, a heading, a label. */
export const oneLine = () => ofRule(lineProblem);

/** Spaces and signs that nobody sees are no text. An empty text is left to `min(1)`. */
const isFilled = (text: string): boolean => text === "" || !isBlank(text);

/** @param missing what is said of a text that looks empty */
export const filledLine = (missing = missingMessage) =>
  oneLine().min(1, missing).refine(isFilled, missing);

/** @param missing what is said of a text that looks empty */
export const filledLines = (missing = missingMessage) =>
  manyLines().min(1, missing).refine(isFilled, missing);

/** A path or key, which is compared sign by sign: none of them is one that nobody sees. */
export const keyText = () =>
  oneLine().refine(
    (text) => !hasInvisibleSign(text),
    "A sign here cannot be seen, such as a zero-width space: type it anew.",
  );

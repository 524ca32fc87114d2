import { textProblem } from "#platform/texts/text-schema.ts";
import { Problem } from "./problem.ts";

/** Deeper than any body is. */
const maxDepth = 40;

/** False for a file, which is stored under a name of its own. */
const isJson = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

const refuse = (text: string, path: readonly string[]): void => {
  const message = textProblem(text);
  if (message !== null)
    throw new Problem(422, message, { errors: [{ path: path.join("."), message }] });
};

const compose = (value: unknown, path: readonly string[]): unknown => {
  if (path.length > maxDepth) throw new Problem(400, "The body is nested too deep.");
  if (typeof value === "string") {
    refuse(value, path);
    return value.normalize("NFC");
  }
  if (value === null || typeof value !== "object" || !isJson(value)) return value;
  for (const [key, inner] of Object.entries(value)) {
    refuse(key, path);
    const composed = compose(inner, [...path, key]);
    if (composed !== inner) Reflect.set(value, key, composed);
  }
  return value;
};

/**
 * The rule for the texts of all bodies, whatever their schemas say: they become Unicode NFC, where
 * they stand, so that what looks the same is the same.
 * @throws Problem 400 for a body that is nested too deep, 422 that names the field of a text with
 * control characters, with signs that turn the direction of writing, or that cannot be stored
 */
export const composeTexts = (body: unknown): void => void compose(body, []);

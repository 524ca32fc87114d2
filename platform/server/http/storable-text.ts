import { Problem } from "./problem.ts";

/** Deeper than any body is. */
const maxDepth = 40;

/** PostgreSQL stores neither a NUL nor half of a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

/** False for a file, which is stored under a name of its own. */
const isJson = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/**
 * The path of the first text that cannot be stored; null for none.
 * @throws Problem 400 for a body that is nested too deep
 */
const findUnstorable = (value: unknown, path: readonly string[]): string | null => {
  if (path.length > maxDepth) throw new Problem(400, "The body is nested too deep.");
  if (typeof value === "string") return isStorable(value) ? null : path.join(".");
  if (value === null || typeof value !== "object" || !isJson(value)) return null;
  for (const [key, inner] of Object.entries(value)) {
    const unstorable = findUnstorable(inner, [...path, key]);
    if (unstorable !== null) return unstorable;
  }
  return null;
};

/** @throws Problem 422 that names the field of a text that cannot be stored */
export const requireStorable = (body: unknown): void => {
  const path = findUnstorable(body, []);
  if (path === null) return;
  const message = "This text holds a character that cannot be stored.";
  throw new Problem(422, message, { errors: [{ path, message }] });
};

import { z } from "zod";
import type { RuleError } from "#platform/rule-error.ts";
import { Problem } from "./problem.ts";

const requireKind = (body: unknown, isList: boolean): void => {
  if (isList && !Array.isArray(body)) throw new Problem(400, "The body must be a JSON list.");
  if (!isList && (body === null || typeof body !== "object" || Array.isArray(body)))
    throw new Problem(400, "The body must be a JSON object.");
};

const valueCodes = new Set(["invalid_type", "invalid_value", "invalid_format", "invalid_union"]);

const isMissing = (body: unknown, path: readonly PropertyKey[]): boolean => {
  let value = body;
  for (const step of path) {
    if (value === null || typeof value !== "object" || !Object.hasOwn(value, step)) return true;
    value = Reflect.get(value, step) as unknown;
  }
  return value === undefined;
};

/**
 * The errors of a body by path. Of a field that was not sent the message says just that, whatever
 * the schema says of wrong values.
 * @throws Problem 400 for an unknown key
 */
export const bodyErrors = (error: z.ZodError, body: unknown): readonly RuleError[] => {
  const unknown = error.issues.find((issue) => issue.code === "unrecognized_keys");
  if (unknown) throw new Problem(400, unknown.message);
  return error.issues.map(({ code, path, message }) => ({
    path: path.join("."),
    message: valueCodes.has(code) && isMissing(body, path) ? "This is missing." : message,
  }));
};

/**
 * Reads the body of a write by its schema.
 * @throws Problem 400 for a body of the wrong kind or an unknown key, 422 with every error by its
 * path
 */
export const readBody = <Output>(schema: z.ZodType<Output>, body: unknown): Output => {
  requireKind(body, schema instanceof z.ZodArray);
  const { data, error } = schema.safeParse(body);
  if (!error) return data;
  const errors = bodyErrors(error, body);
  throw new Problem(422, errors[0]?.message ?? "Validation failed", { errors });
};

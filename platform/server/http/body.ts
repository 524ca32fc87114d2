import { z } from "zod";
import { Problem } from "./problem.ts";

const requireKind = (body: unknown, isList: boolean): void => {
  if (isList && !Array.isArray(body)) throw new Problem(400, "The body must be a JSON list.");
  if (!isList && (body === null || typeof body !== "object" || Array.isArray(body)))
    throw new Problem(400, "The body must be a JSON object.");
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
  const unknown = error.issues.find((issue) => issue.code === "unrecognized_keys");
  if (unknown) throw new Problem(400, `Unknown key ${unknown.keys.join(", ")}.`);
  const errors = error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw new Problem(422, errors[0]?.message ?? "Validation failed", { errors });
};

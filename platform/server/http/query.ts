import type { z } from "zod";
import { Problem } from "./problem.ts";

/** What is searched for is stored in Unicode NFC. */
const composed = (query: unknown): unknown =>
  query === null || typeof query !== "object"
    ? query
    : Object.fromEntries(
        Object.entries(query).map(([name, value]: [string, unknown]) => [
          name,
          typeof value === "string" ? value.normalize("NFC") : value,
        ]),
      );

/** @throws Problem 400 that names the parameter and what is wrong with it */
export const readQuery = <Output>(schema: z.ZodType<Output>, query: unknown): Output => {
  const result = schema.safeParse(composed(query));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = issue?.path.join(".");
  throw new Problem(400, name ? `${name}: ${issue?.message}` : (issue?.message ?? "Bad query."));
};

import type { z } from "zod";
import { Problem } from "./problem.ts";

/** @throws Problem 400 that names the parameter and what is wrong with it */
export const readQuery = <Output>(schema: z.ZodType<Output>, query: unknown): Output => {
  const result = schema.safeParse(query);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = issue?.path.join(".");
  throw new Problem(400, name ? `${name}: ${issue?.message}` : (issue?.message ?? "Bad query."));
};

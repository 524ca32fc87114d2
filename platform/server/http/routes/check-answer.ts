import { z } from "zod";
import type { Call } from "#platform/calls/call.ts";
import { Problem } from "../problem.ts";

/**
 * Holds what a call answers to its declaration, as it is sent.
 * @throws Problem 500 that names the first field that differs
 */
export const assertAnswer = (
  { id, answer, accepted }: Call,
  result: Readonly<{ body?: unknown; accepted?: unknown }>,
): void => {
  const isAccepted = result.accepted !== undefined;
  const schema = isAccepted ? accepted : answer;
  if (!(schema instanceof z.ZodType)) return;
  const sent: unknown = JSON.parse(
    JSON.stringify((isAccepted ? result.accepted : result.body) ?? null),
  );
  const [issue] = schema.safeParse(sent).error?.issues ?? [];
  if (!issue) return;
  const field = issue.path.join(".");
  const errors = [{ path: field, message: issue.message }];
  throw new Problem(500, `${id} does not answer as it is declared.`, { errors });
};

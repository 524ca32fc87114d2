import type { JsonPanelProps } from "./json-panel-props.ts";
import { type TextRange, rangeAt, readJson } from "../page-blocks/read-json.ts";
import type { RuleError } from "#platform/rule-error.ts";

export type JsonProblem = Readonly<{ message: string; at: number }>;

/** Either the accepted object (`value`) or the reason why it is rejected (`problem`). */
export type ParsedJson = Readonly<{
  problem: JsonProblem | null;
  value: Record<string, unknown> | null;
  ranges: ReadonlyMap<string, TextRange>;
}>;

const rejected = (
  message: string,
  at: number,
  ranges: ParsedJson["ranges"] = new Map(),
): ParsedJson => ({
  problem: { message, at },
  value: null,
  ranges,
});

export const parseAndCheck = (text: string, check: JsonPanelProps["check"]): ParsedJson => {
  const result = readJson(text);
  if ("problem" in result) return rejected(result.problem, result.at);
  const { value, ranges } = result;
  if (value === null || typeof value !== "object" || Array.isArray(value))
    return rejected("This must be an object, in braces.", 0, ranges);
  const object: Record<string, unknown> = Object.fromEntries(Object.entries(value));
  const error = check?.(object) ?? null;
  if (error === null) return { problem: null, value: object, ranges };
  if (typeof error === "string") return rejected(error, 0, ranges);
  return rejected(error.message, rangeAt(ranges, error.path)?.from ?? 0, ranges);
};

/**
 * An error and its range in the text, as character offsets; `from` is null when the text has
 * nothing at the error's path.
 */
export type JsonDiagnostic = Readonly<{ message: string; from: number | null; to: number }>;

/** The syntax error of a text that is no JSON, else the rule errors of the value. */
export const diagnosticsOf = (
  { problem, ranges }: ParsedJson,
  errors: readonly RuleError[],
): readonly JsonDiagnostic[] => {
  if (problem) return [{ message: problem.message, from: problem.at, to: problem.at + 1 }];
  return errors.map(({ path, message }) => {
    const range = rangeAt(ranges, path);
    return range ? { message, ...range } : { message, from: null, to: 0 };
  });
};

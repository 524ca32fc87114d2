import type { RuleError } from "#features/pages/contract.ts";
import type { JsonPanelProps } from "./json-panel.tsx";
import { type TextRange, rangeAt, readJson } from "./read-json.ts";

export type JsonProblem = Readonly<{ message: string; at: number }>;

/** What a text says: an object that can be taken (`value`), or why it cannot be (`problem`). */
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
  const reading = readJson(text);
  if ("problem" in reading) return rejected(reading.problem, reading.at);
  const { value, ranges } = reading;
  if (value === null || typeof value !== "object" || Array.isArray(value))
    return rejected("This must be an object, in braces.", 0, ranges);
  const object: Record<string, unknown> = Object.fromEntries(Object.entries(value));
  const found = check?.(object) ?? null;
  if (found === null) return { problem: null, value: object, ranges };
  if (typeof found === "string") return rejected(found, 0, ranges);
  return rejected(found.message, rangeAt(ranges, found.path)?.from ?? 0, ranges);
};

/** One thing that is wrong, where it stands; `from` is null where the text has no such place. */
export type JsonDiagnostic = Readonly<{ message: string; from: number | null; to: number }>;

/** What is wrong with a text: what keeps it from being read, else what the rules say of its value. */
export const diagnosticsOf = (
  { problem, ranges }: ParsedJson,
  errors: readonly RuleError[],
): readonly JsonDiagnostic[] => {
  if (problem) return [{ message: problem.message, from: problem.at, to: problem.at + 1 }];
  return errors.map(({ path, message }) => {
    const place = rangeAt(ranges, path);
    return place ? { message, ...place } : { message, from: null, to: 0 };
  });
};

import type { RuleError } from "#features/pages/contract.ts";
import type { JsonPanelProps } from "./json-panel.tsx";
import { type Place, placeOf, readJson } from "./read-json.ts";

export type Problem = Readonly<{ message: string; at: number }>;

/** What a text says: an object that can be taken (`value`), or why it cannot be (`problem`). */
export type Taken = Readonly<{
  problem: Problem | null;
  value: Record<string, unknown> | null;
  places: ReadonlyMap<string, Place>;
}>;

const refused = (message: string, at: number, places: Taken["places"] = new Map()): Taken => ({
  problem: { message, at },
  value: null,
  places,
});

/** Reads an object's text and asks `check` about it. */
export const take = (text: string, check: JsonPanelProps["check"]): Taken => {
  const reading = readJson(text);
  if ("problem" in reading) return refused(reading.problem, reading.at);
  const { value, places } = reading;
  if (value === null || typeof value !== "object" || Array.isArray(value))
    return refused("This must be an object, in braces.", 0, places);
  const object: Record<string, unknown> = Object.fromEntries(Object.entries(value));
  const found = check?.(object) ?? null;
  if (found === null) return { problem: null, value: object, places };
  if (typeof found === "string") return refused(found, 0, places);
  return refused(found.message, placeOf(places, found.path)?.from ?? 0, places);
};

/** One thing that is wrong, where it stands; `from` is null where the text has no such place. */
export type Finding = Readonly<{ message: string; from: number | null; to: number }>;

/** What is wrong with a text: what keeps it from being read, else what the rules say of its value. */
export const findingsOf = (
  { problem, places }: Taken,
  errors: readonly RuleError[],
): readonly Finding[] => {
  if (problem) return [{ message: problem.message, from: problem.at, to: problem.at + 1 }];
  return errors.map(({ path, message }) => {
    const place = placeOf(places, path);
    return place ? { message, ...place } : { message, from: null, to: 0 };
  });
};

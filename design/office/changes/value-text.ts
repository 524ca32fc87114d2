import { isPlainObject } from "#platform/changes/changes.ts";
import { pathLabel } from "#platform/changes/path-labels.ts";
import { formatInWords } from "../dates/format-moment.ts";

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

const isInstant = (value: unknown): value is string =>
  typeof value === "string" && instantPattern.test(value);

type Period = Readonly<{ from: string | null; to: string | null }>;

const isPeriod = (value: Readonly<Record<string, unknown>>): value is Period =>
  Object.keys(value).toSorted().join() === "from,to" &&
  Object.values(value).every((end) => end === null || isInstant(end)) &&
  Object.values(value).some(isInstant);

const periodText = ({ from, to }: Period, timeZone: string): string =>
  [
    from === null ? [] : [`from ${formatInWords(from, timeZone)}`],
    to === null ? [] : [`until ${formatInWords(to, timeZone)}`],
  ]
    .flat()
    .join(" ");

/** What nothing means there, by the end of the path. */
const emptyTexts: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)schedule$/, "always"],
  [/(^|\.)schedule\.from$/, "no beginning"],
  [/(^|\.)schedule\.to$/, "no end"],
];

const emptyText = (path: string): string =>
  emptyTexts.find(([pattern]) => pattern.test(path))?.[1] ?? "";

/**
 * A value in words, its moments in a market's zone; the parts of an object stand in lines of their
 * own, those without a value left out.
 */
export const valueText = (value: unknown, timeZone: string, path = ""): string => {
  if (value === undefined || value === null) return emptyText(path);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (isInstant(value)) return formatInWords(value, timeZone);
  if (Array.isArray(value))
    return value
      .map((item) => valueText(item, timeZone))
      .join(value.some((item) => typeof item === "object") ? "\n" : ", ");
  if (!isPlainObject(value)) return typeof value === "string" ? value : JSON.stringify(value);
  if (isPeriod(value)) return periodText(value, timeZone);
  return Object.entries(value)
    .map(([name, part]) => [pathLabel(name), valueText(part, timeZone, name)] as const)
    .filter(([, text]) => text !== "")
    .map(([label, text]) => `${label}: ${text}`)
    .join("\n");
};

/** A value that was kept as text, such as the audit's: objects are read back, where they are whole. */
export const storedValue = (text: string | null): unknown => {
  if (text === null || !/^[{[]/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

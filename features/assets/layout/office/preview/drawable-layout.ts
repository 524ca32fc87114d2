import { type LayoutArea, layoutSchemas } from "#features/assets/layout/contract.ts";

type Steps = readonly PropertyKey[];

/** Leaves out the entry that holds the field at the steps; a field of no entry becomes empty. */
const withoutAt = (value: unknown, [step, ...rest]: Steps): unknown => {
  if (Array.isArray(value))
    return rest.some((each) => typeof each === "number")
      ? value.map((item: unknown, index) => (index === step ? withoutAt(item, rest) : item))
      : value.filter((_item, index) => index !== step);
  if (typeof value !== "object" || value === null || step === undefined) return value;
  const own = value as Readonly<Record<PropertyKey, unknown>>;
  return { ...own, [step]: rest.length === 0 ? "" : withoutAt(own[step], rest) };
};

const stepsOfErrors = (area: LayoutArea, draft: object): readonly Steps[] =>
  layoutSchemas[area].safeParse(draft).error?.issues.map(({ path }) => path) ?? [];

/** A draft without the entries that are not written yet, so that the others can be drawn meanwhile. */
export const drawableLayout = (area: LayoutArea, draft: object): object => {
  // From the last one, so that those before it keep their places.
  const last = stepsOfErrors(area, draft).at(-1);
  if (!last || last.length === 0) return draft;
  const rest = withoutAt(draft, last) as object;
  return JSON.stringify(rest) === JSON.stringify(draft) ? draft : drawableLayout(area, rest);
};

/** The paths of the fields that keep something from being drawn. */
export const unfinishedFields = (area: LayoutArea, draft: object): readonly string[] =>
  stepsOfErrors(area, draft).map((steps) => steps.join("."));

import type { PartConflict } from "#design/office/record/record-panel-props.ts";
import type { ResourceName } from "#features/catalogue/resources/contract.ts";
import { marketLabel } from "./market-label.ts";
import type { NameEntry } from "./names-context.ts";

/** Names that somebody else saved while they were edited. */
export type NameConflict = Readonly<{
  mine: readonly NameEntry[];
  theirs: readonly ResourceName[];
}>;

/** Whether somebody else wrote another name meanwhile: all else that they saved is none of it. */
export const collides = ({ country, name, text }: NameEntry, theirs: readonly ResourceName[]) => {
  const now = theirs.find((each) => each.country === country)?.name ?? null;
  return now !== name && now !== text.trim();
};

const textsOf = (
  entries: readonly NameEntry[],
  textOf: (entry: NameEntry) => string | null | undefined,
) => Object.fromEntries(entries.map((entry) => [entry.country, textOf(entry) ?? ""]));

/** The three sides of a collision of names, by country. */
export const sidesOf = ({ mine, theirs }: NameConflict): PartConflict => ({
  schema: {
    properties: Object.fromEntries(
      mine.map(({ country }) => [country, { description: `Name in ${marketLabel(country)}` }]),
    ),
  },
  base: textsOf(mine, ({ name }) => name),
  mine: textsOf(mine, ({ text }) => text.trim()),
  theirs: textsOf(mine, ({ country }) => theirs.find((each) => each.country === country)?.name),
});

import { z } from "zod";
import { type ResourceName, resourceNameSchema } from "#features/catalogue/resources/contract.ts";
import type { NameEntry } from "./names-context.ts";

const baseSchema = resourceNameSchema.pick({ name: true, version: true });

/** What somebody has done with the name of one market. */
export type TypedName = Readonly<{
  text?: string | undefined;
  isConfirmed?: boolean | undefined;
  error?: string | null | undefined;
  /** The name that was changed: a later one of somebody else counts as a collision. */
  base?: Readonly<z.infer<typeof baseSchema>> | undefined;
}>;

export type TypedNames = Readonly<Record<string, TypedName>>;

/** What a journal keeps of the names that are typed, by country. */
const draftsSchema = z.record(
  z.string(),
  z.strictObject({
    text: z.string(),
    isConfirmed: z.boolean(),
    base: baseSchema.optional(),
  }),
);

export const readDraft = (draft: unknown): TypedNames => draftsSchema.catch({}).parse(draft ?? {});

export const toEntry = (stored: ResourceName, typed: TypedName = {}): NameEntry => {
  const base = typed.base ?? stored;
  return {
    ...stored,
    name: base.name,
    version: base.version,
    text: typed.text ?? base.name ?? "",
    isConfirmed: typed.isConfirmed ?? false,
    error: typed.error ?? null,
  };
};

export const isChanged = ({ text, name, isConfirmed }: NameEntry): boolean =>
  isConfirmed || text.trim() !== (name ?? "");

/** Null where nothing is changed. */
export const toDraft = (changed: readonly NameEntry[]) =>
  changed.length === 0
    ? null
    : Object.fromEntries(
        changed.map(({ country, text, isConfirmed, name, version }) => [
          country,
          { text, isConfirmed, base: { name, version } },
        ]),
      );

/**
 * Goes on from what others have saved.
 * @param texts what shall stand in each market
 */
export const rebase = (
  entries: readonly NameEntry[],
  theirs: readonly ResourceName[],
  texts: Readonly<Record<string, unknown>>,
): readonly NameEntry[] =>
  entries.flatMap((entry) => {
    const stored = theirs.find(({ country }) => country === entry.country);
    if (!stored) return [];
    const text = texts[entry.country];
    return toEntry(stored, {
      text: typeof text === "string" ? text : "",
      isConfirmed: entry.isConfirmed && stored.name === entry.name,
    });
  });

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { RecordPart } from "#design/office/record/record-panel-props.ts";
import { resourceCalls } from "#features/catalogue/resources/calls.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import type {
  ResourceInput,
  ResourceKind,
  ResourceName,
} from "#features/catalogue/resources/contract.ts";
import { call } from "#platform/browser/call.ts";
import { marketLabel } from "./market-label.ts";
import { collides, type NameConflict, sidesOf } from "./name-conflict.ts";
import type { NameEntry } from "./names-context.ts";
import {
  isChanged,
  readDraft,
  rebase,
  toDraft,
  toEntry,
  type TypedName,
  type TypedNames,
} from "./typed-names.ts";

export type NamesOptions = Readonly<{
  country: string;
  kind: ResourceKind;
  /** `new` for a resource that is not stored yet. */
  id: string;
  /** The countries of a resource that is not stored yet. */
  countries: readonly string[];
  onChanged: () => void;
}>;

const missingIn = (country: string): ResourceName => ({
  country,
  state: "missing",
  id: null,
  name: null,
  version: 0,
});

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

const messageOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.errors[0]?.message ?? error.message;
  return "The server cannot be reached.";
};

/** What became of the name of one market. */
type Outcome = Readonly<{ entry: NameEntry; error: string | null; isStale: boolean }>;

/** The resource that is named, in the market of the screen. */
type Named = Readonly<{ country: string; kind: ResourceKind; id: string }>;

const saveName = async ({ kind, ...resource }: Named, entry: NameEntry): Promise<Outcome> => {
  const { country, text, version, name } = entry;
  if (text.trim() === "" && name !== null) return { entry, error: "Write a name.", isStale: false };
  try {
    const body = { name: text.trim() };
    await call(
      resourceCalls[kind].saveName,
      { ...resource, named: country },
      { body, ifMatch: version },
    );
    return { entry, error: null, isStale: false };
  } catch (error) {
    return { entry, error: messageOf(error), isStale: isStale(error) };
  }
};

const saveNames = async (named: Named, entries: readonly NameEntry[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const entry of entries) outcomes.push(await saveName(named, entry));
  return outcomes;
};

/** Saves names; those of which nobody else has written another are saved again. */
const saveAndJoin = async (named: Named, wanted: readonly NameEntry[]) => {
  const first = await saveNames(named, wanted);
  const stale = first.filter((each) => each.isStale).map(({ entry }) => entry);
  if (stale.length === 0) return { outcomes: first, theirs: null };
  // Where they cannot be read, the next Save meets the same refusal: what is typed keeps its base.
  const { kind, ...record } = named;
  const theirs = await call(resourceCalls[kind].listNames, record).catch(() => null);
  const mine = theirs ? stale.filter((entry) => !collides(entry, theirs)) : [];
  const texts = Object.fromEntries(mine.map(({ country, text }) => [country, text]));
  const again = await saveNames(named, rebase(mine, theirs ?? [], texts));
  const byCountry = new Map(again.map((outcome) => [outcome.entry.country, outcome]));
  return { outcomes: first.map((each) => byCountry.get(each.entry.country) ?? each), theirs };
};

const useStoredNames = ({ kind, country, id, countries }: NamesOptions) => {
  const path = `${country}/resources/${kind}`;
  const { data } = useQuery<readonly ResourceName[]>({
    queryKey: ["resource-names", path, id],
    queryFn: () => call(resourceCalls[kind].listNames, { country, id }),
    enabled: id !== "new",
    retry: false,
    refetchOnWindowFocus: false,
  });
  return data ?? (id === "new" ? countries.map(missingIn) : []);
};

/** The names of a resource in the other markets: what is stored, what is typed, how it is saved. */
export const useNames = (options: NamesOptions) => {
  const { country, kind, onChanged } = options;
  const client = useQueryClient();
  const path = `${country}/resources/${kind}`;
  const stored = useStoredNames(options);
  const [typed, setTyped] = useState<TypedNames>({});
  const [conflict, setConflict] = useState<NameConflict | null>(null);
  const entries = stored.map((each) => toEntry(each, typed[each.country]));
  const changed = entries.filter((each) => each.country !== country && isChanged(each));
  const refresh = () => client.invalidateQueries({ queryKey: ["resource-names", path] });

  const change = (named: string, part: TypedName) => {
    const found = stored.find((each) => each.country === named);
    setTyped((before) => ({
      ...before,
      [named]: {
        base: found && { name: found.name, version: found.version },
        ...before[named],
        ...part,
      },
    }));
  };
  const keep = (outcomes: readonly Outcome[]) =>
    setTyped((before) => {
      const after = { ...before };
      for (const { entry, error } of outcomes) {
        const { text, isConfirmed, name, version } = entry;
        if (error === null) delete after[entry.country];
        else {
          const base = { name, version };
          after[entry.country] = { text, isConfirmed, base, ...after[entry.country], error };
        }
      }
      return after;
    });
  const saveAll = async (id: string, wanted: readonly NameEntry[]): Promise<string | null> => {
    const { outcomes, theirs } = await saveAndJoin({ country, kind, id }, wanted);
    keep(outcomes);
    const collided = outcomes.filter((each) => each.isStale).map(({ entry }) => entry);
    if (collided.length > 0) setConflict(theirs && { mine: collided, theirs });
    await refresh();
    const failures = outcomes.filter(({ error }) => error !== null);
    if (failures.length === 0) return null;
    onChanged();
    return failures
      .map(({ entry, error }) => `The name in ${marketLabel(entry.country)}: ${error}`)
      .join(" ");
  };
  const part: RecordPart<ResourceInput> = {
    isDirty: changed.length > 0,
    draft: toDraft(changed),
    restore: (draft) => setTyped(readDraft(draft)),
    save: (record) => saveAll(record.id, changed),
    conflict: conflict && {
      ...sidesOf(conflict),
      resolve(record, texts) {
        setConflict(null);
        const { mine, theirs } = conflict;
        const rebased = rebase(mine, theirs, texts);
        keep(rebased.map((entry) => ({ entry, error: null, isStale: false })));
        return saveAll(record.id, rebased.filter(isChanged));
      },
      leave: () => setConflict(null),
    },
  };
  return {
    entries,
    part,
    type: (named: string, text: string) => change(named, { text, isConfirmed: false, error: null }),
    confirm: (named: string) => change(named, { isConfirmed: true }),
    /** Reads the names again: a changed own name makes others older. */
    refresh: () => void refresh(),
  };
};

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import type { RecordPart } from "#design/office/record/record-panel-props.ts";
import { ApiError, callApi, callVersioned, ifMatch } from "#platform/browser/call-api.ts";
import type { ResourceInput, ResourceKind, ResourceName } from "#features/resources/contract.ts";
import { marketLabel } from "./market-label.ts";
import type { NameEntry } from "./names-context.ts";

type Typed = Readonly<{ text?: string; isConfirmed?: boolean; error?: string }>;

/** What a journal keeps of the names that are typed, by country. */
const draftsSchema = z.record(
  z.string(),
  z.strictObject({ text: z.string(), isConfirmed: z.boolean() }),
);

const draftOf = ({ text, isConfirmed }: Pick<NameEntry, "text" | "isConfirmed">) => ({
  text,
  isConfirmed,
});

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

const toEntry = (stored: ResourceName, typed: Typed): NameEntry => ({
  ...stored,
  text: typed.text ?? stored.name ?? "",
  isConfirmed: typed.isConfirmed ?? false,
  error: typed.error ?? null,
});

const isChanged = ({ text, name, isConfirmed }: NameEntry): boolean =>
  isConfirmed || text.trim() !== (name ?? "");

const messageOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.errors[0]?.message ?? error.message;
  return "The server cannot be reached.";
};

/** The names of a resource in the other markets: what is stored, what is typed, how it is saved. */
export const useNames = ({ country, kind, id, countries, onChanged }: NamesOptions) => {
  const client = useQueryClient();
  const path = `${country}/resources/${kind}`;
  const queryKey = ["resource-names", path, id];
  const { data } = useQuery<readonly ResourceName[]>({
    queryKey,
    queryFn: () => callApi("GET", `${path}/${id}/names`),
    enabled: id !== "new",
    retry: false,
    refetchOnWindowFocus: false,
  });
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const change = (named: string, part: Typed) =>
    setTyped((before) => ({ ...before, [named]: { ...before[named], ...part } }));
  const stored = data ?? (id === "new" ? countries.map(missingIn) : []);
  const entries = stored.map((each) => toEntry(each, typed[each.country] ?? {}));
  const changed = entries.filter((each) => each.country !== country && isChanged(each));

  const saveOne = async (recordId: string, { country: named, text, version, name }: NameEntry) => {
    if (text.trim() === "" && name !== null) return "Write a name.";
    try {
      const body = { name: text.trim() };
      await callVersioned("PUT", `${path}/${recordId}/names/${named}`, body, ifMatch(version));
      setTyped(({ [named]: _saved, ...others }) => others);
      return null;
    } catch (error) {
      return messageOf(error);
    }
  };
  const part: RecordPart<ResourceInput> = {
    isDirty: changed.length > 0,
    draft:
      changed.length === 0
        ? null
        : Object.fromEntries(
            changed.map(({ country: named, ...entry }) => [named, draftOf(entry)]),
          ),
    restore: (draft) => setTyped(draftsSchema.catch({}).parse(draft ?? {})),
    async save(record) {
      const failures: string[] = [];
      for (const entry of changed) {
        const error = await saveOne(record.id, entry);
        if (error === null) continue;
        change(entry.country, { error });
        failures.push(`The name in ${marketLabel(entry.country)}: ${error}`);
      }
      await client.invalidateQueries({ queryKey: ["resource-names", path] });
      if (failures.length === 0) return null;
      onChanged();
      return failures.join(" ");
    },
  };
  return {
    entries,
    part,
    type: (named: string, text: string) => setTyped((before) => ({ ...before, [named]: { text } })),
    confirm: (named: string) => change(named, { isConfirmed: true }),
    /** Reads the names again: a changed own name makes others older. */
    refresh: () => void client.invalidateQueries({ queryKey: ["resource-names", path] }),
  };
};

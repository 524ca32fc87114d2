import { useMutation } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import type { Json } from "#design/office/form/field-schema.ts";
import { toast } from "#design/office/toast.ts";
import {
  blockFilters,
  type BlockFilter,
  type NewBlockEntry,
} from "#features/block-catalogue/contract.ts";
import { parsePath, setAt } from "#platform/undo/patches.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { isSame } from "#platform/changes/changes.ts";
import type { CatalogueBlock } from "../page-api.ts";
import { type LoadedEntry, saveEntry } from "./entry-api.ts";

export type EntryOptions = Readonly<{
  country: string;
  /** The kind of page that a new entry is for. */
  pageType: string;
  /** Null for a new entry. */
  stored: LoadedEntry | null;
  /** The compiled blocks, of which entries are made. */
  blocks: readonly CatalogueBlock[];
}>;

const toInput = ({ version: _version, source: _source, ...entry }: LoadedEntry): NewBlockEntry =>
  entry;

const newEntry = ({ pageType, blocks }: EntryOptions): NewBlockEntry => {
  const [first] = blocks;
  const filter: readonly BlockFilter[] = blockFilters.filter((each) => each === pageType);
  return {
    name: "",
    blockType: first?.name ?? "",
    label: "",
    filter: filter.length > 0 ? [...filter] : ["*"],
    default: { ...first?.content.default },
    examples: [],
  };
};

/** An entry as it is written; what is saved is what it begins with. */
export const useEntry = (options: EntryOptions) => {
  const { country, blocks } = options;
  const navigate = useNavigate();
  const [stored, setStored] = useState(options.stored);
  const [start] = useState(() => newEntry(options));
  const begun = stored ? toInput(stored) : start;
  const [entry, setEntry] = useState(begun);
  const [jsonProblem, setJsonProblem] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: () => saveEntry(country, entry, stored),
    onSuccess: (saved) => {
      toast.success(`“${saved.label}” is saved.`);
      setEntry(toInput(saved));
      setStored(saved);
      if (!stored) void navigate(`/blocks-new/${saved.name}`, { replace: true });
    },
    onError: (error) => toast.error(error.message),
  });
  /** @param path `default.title`, `examples.0.content.title` */
  const putContent = useCallback(
    (path: string, value: Json) => setEntry((now) => setAt(now, parsePath(path), value)),
    [],
  );
  const errors = save.error instanceof ApiError ? save.error.errors : [];
  return {
    entry,
    stored,
    set: (change: Partial<NewBlockEntry>) => setEntry((now) => ({ ...now, ...change })),
    putContent,
    /** A new entry begins with the content of its block. */
    setBlock: (blockType: string) => {
      const block = blocks.find(({ name }) => name === blockType);
      setEntry({ ...entry, blockType, default: { ...block?.content.default }, examples: [] });
    },
    errors,
    errorOf: (path: string) => errors.find((error) => error.path === path)?.message,
    jsonProblem,
    setJsonProblem,
    isChanged: !isSame(begun, entry),
    isBusy: save.isPending,
    save: () => {
      if (jsonProblem !== null) toast.error("Mend the JSON first.");
      else if (!save.isPending) save.mutate();
    },
  };
};

export type EntryState = ReturnType<typeof useEntry>;

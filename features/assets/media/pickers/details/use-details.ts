import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { MediaInput, MediaRecord } from "#features/assets/media/library-contract.ts";
import type { Language } from "#markets/market-type.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { isSame } from "#platform/changes/changes.ts";
import { readMedia, writeMedia } from "../media-api.ts";

export type Draft = Readonly<{ alt: string; tags: string; focal: MediaRecord["focal"] }>;

const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((tag) => tag.trim().toLowerCase())
      .filter(Boolean),
  ),
];

const toDraft = ({ alt, tags, focal }: MediaRecord, language: Language): Draft => ({
  alt: alt[language] ?? "",
  tags: tags.join(", "),
  focal,
});

const inputOf = (
  { name, folder, alt, isDecorative, tags }: MediaRecord,
  language: Language,
  draft: Draft,
): MediaInput => {
  const { [language]: _before, ...others } = alt;
  const text = draft.alt.trim();
  const changed = draft.tags === tags.join(", ") ? tags : tagsOf(draft.tags);
  return {
    name,
    folder,
    isDecorative: isDecorative && text === "",
    alt: text ? { ...others, [language]: text } : others,
    tags: changed,
    focal: draft.focal,
  };
};

type SaveState = Readonly<{
  state: "idle" | "saving" | "saved" | "failed";
  message: string;
  errors: ApiError["errors"];
}>;

const idle: SaveState = { state: "idle", message: "", errors: [] };

const failureOf = (error: unknown): SaveState => {
  if (error instanceof ApiError && error.status === 412)
    return {
      state: "failed",
      message: "Somebody else changed this picture. Your words are kept: save them again.",
      errors: [],
    };
  return {
    state: "failed",
    message: error instanceof Error ? `This was not saved: ${error.message}` : "",
    errors: error instanceof ApiError ? error.errors : [],
  };
};

type Typed = Partial<Draft>;

const without = (typed: Typed, saved: Draft): Typed =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !isSame(saved[name as keyof Draft], value)),
  );

/**
 * Runs one save at a time. What is asked for during a save runs after it, also when the form has
 * been closed meanwhile, unless that save failed.
 */
const useOneAtATime = (work: () => Promise<boolean>) => {
  const state = useRef({ isRunning: false, isAskedAgain: false });
  return async () => {
    const { current } = state;
    current.isAskedAgain = current.isRunning;
    if (current.isRunning) return;
    current.isRunning = true;
    let isDone = await work();
    while (isDone && current.isAskedAgain) {
      current.isAskedAgain = false;
      isDone = await work();
    }
    current.isRunning = false;
  };
};

/** Reads and writes what staff say of a picture, in the language of their market. */
export const useDetails = (country: string, id: string, language: Language) => {
  const queries = useQueryClient();
  const key = ["media", country, id];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => readMedia(country, id),
    retry: false,
    networkMode: "always",
  });
  const [typed, setTyped] = useState<Typed>({});
  const newest = useRef<Typed>({}); // a save that waits sends what was typed until it begins
  const [saving, setSaving] = useState(idle);
  const draft = data && { ...toDraft(data.body, language), ...typed };
  const put = (next: Typed) => {
    newest.current = next;
    setTyped(next);
  };

  const save = useOneAtATime(async () => {
    const known = queries.getQueryData<typeof data>(key);
    if (!known) return false;
    const stored = toDraft(known.body, language);
    const sent = { ...stored, ...newest.current };
    if (Object.keys(without(sent, stored)).length === 0) return true;
    setSaving({ ...idle, state: "saving" });
    try {
      const input = inputOf(known.body, language, sent);
      queries.setQueryData(key, await writeMedia(country, id, { input, version: known.version }));
      put(without(newest.current, sent));
      setSaving({ ...idle, state: "saved" });
      for (const list of ["choice", "pictures", "picture-tags"])
        void queries.invalidateQueries({ queryKey: [list] });
      return true;
    } catch (reason) {
      setSaving(failureOf(reason));
      if (reason instanceof ApiError && reason.status === 412) void refetch();
      return false;
    }
  });

  return {
    draft,
    base: data?.body.base,
    readError: error,
    refetch,
    saving,
    type: (change: Typed) => {
      put({ ...newest.current, ...change });
      setSaving((before) => (before.state === "saved" ? idle : before));
    },
    save,
  };
};

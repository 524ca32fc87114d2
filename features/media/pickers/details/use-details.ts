import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { MediaInput, MediaRecord } from "#features/media/library-contract.ts";
import type { Language } from "#markets/market-type.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { readMedia, writeMedia } from "../media-api.ts";

export type Draft = Readonly<{ alt: string; tags: string }>;

const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((tag) => tag.trim().toLowerCase())
      .filter(Boolean),
  ),
];

const toDraft = ({ alt, tags }: MediaRecord, language: Language): Draft => ({
  alt: alt[language] ?? "",
  tags: tags.join(", "),
});

const inputOf = (
  { name, alt, tags, focalX, focalY }: MediaRecord,
  language: Language,
  draft: Draft,
): MediaInput => {
  const { [language]: _before, ...others } = alt;
  const text = draft.alt.trim();
  const changed = draft.tags === tags.join(", ") ? tags : tagsOf(draft.tags);
  return {
    name,
    alt: text ? { ...others, [language]: text } : others,
    tags: changed,
    focalX,
    focalY,
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
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const [saving, setSaving] = useState(idle);
  const stored = data && toDraft(data.body, language);
  const draft = stored && { ...stored, ...typed };

  const save = async () => {
    const isSame = !stored || !draft || (stored.alt === draft.alt && stored.tags === draft.tags);
    if (isSame || saving.state === "saving") return;
    setSaving({ ...idle, state: "saving" });
    try {
      const input = inputOf(data.body, language, draft);
      queries.setQueryData(key, await writeMedia(country, id, { input, version: data.version }));
      setTyped((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([name, text]) => draft[name as keyof Draft] !== text),
        ),
      );
      setSaving({ ...idle, state: "saved" });
      for (const list of ["choice", "pictures", "picture-tags"])
        void queries.invalidateQueries({ queryKey: [list] });
    } catch (reason) {
      setSaving(failureOf(reason));
      if (reason instanceof ApiError && reason.status === 412) void refetch();
    }
  };

  return {
    draft,
    readError: error,
    refetch,
    saving,
    type: (change: Partial<Draft>) => {
      setTyped((before) => ({ ...before, ...change }));
      setSaving((before) => (before.state === "saved" ? idle : before));
    },
    save,
  };
};

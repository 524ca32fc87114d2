import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#design/office/toast.ts";
import { placementProblem } from "#features/content/pages/parts/block-placement.ts";
import type { TemplateSummary } from "#features/content/templates/contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { onceLettersCome } from "#platform/browser/typed-slug.ts";
import { editorSettings, pageApi } from "../page-api.ts";
import { slugFollowing } from "../state/slug-follows-name.ts";
import { blocksToTake, leftOutReasons, type PageStart, startedPage } from "./page-starts.ts";

const none: ReadonlySet<number> = new Set();

const useSource = (country: string, start: PageStart) => {
  const id = start.kind === "empty" ? null : start.id;
  const from = start.kind === "page" ? start.country : country;
  const { data, error } = useQuery({
    queryKey: ["page to copy", from, id],
    queryFn: () => (id === null ? null : pageApi(country).copySource(id, from)),
    retry: false,
  });
  return { source: data ?? null, isLoading: id !== null && data === undefined && !error, error };
};

const useCatalogue = (country: string) =>
  useQuery({
    queryKey: ["catalogue and settings", country],
    queryFn: async () => {
      const api = pageApi(country);
      const [catalogue, { hasMerchant }] = await Promise.all([
        api.catalogue(),
        api.settings().then(editorSettings),
      ]);
      return { catalogue, hasMerchant };
    },
    staleTime: Infinity,
  }).data ?? { catalogue: [], hasMerchant: false };

const errorsBy = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError
    ? Object.fromEntries(error.errors.map(({ path, message }) => [path, message]))
    : {};

type Named = Readonly<{ name: string; slug: string }>;

const named = (before: Named, name: string, language: string): Named => ({
  name,
  slug: slugFollowing(before, name, language) ?? before.slug,
});

export type NewPageOptions = Readonly<{
  country: string;
  templates: readonly TemplateSummary[];
  onMade: (id: string) => void;
}>;

/** What is chosen and typed of a page that is not made yet. */
export const useNewPage = ({ country, templates, onMade }: NewPageOptions) => {
  const [fields, setFields] = useState({ name: "", slug: "" });
  const [start, setStart] = useState<PageStart>({ kind: "empty" });
  const [left, setLeft] = useState(none);
  const [api] = useState(() => pageApi(country));
  const { source, isLoading, error: sourceError } = useSource(country, start);
  const { catalogue, hasMerchant } = useCatalogue(country);
  const template =
    start.kind === "template" ? templates.find(({ id }) => id === start.id) : undefined;
  const entryOf = (blockType: string) => catalogue.find(({ name }) => name === blockType);
  const labelOf = (blockType: string) => entryOf(blockType)?.label ?? blockType;
  const problemOf = (blockType: string) => {
    const entry = entryOf(blockType);
    if (!entry) return `This market has no block ${blockType}.`;
    return placementProblem(entry, { pageType: "custom", hasMerchant });
  };
  const blocks = catalogue.length > 0 ? (source?.blocks ?? []) : [];
  const fixed = template?.structure.fixed ?? [];
  const offered = blocksToTake(blocks, fixed, (blockType) => problemOf(blockType) === null);
  const make = useMutation({
    mutationFn: () => {
      const positions = offered.flatMap(({ position, isFixed }) =>
        isFixed || !left.has(position) ? [position] : [],
      );
      const newId = () => crypto.randomUUID();
      return api.create(startedPage({ ...fields, start, source, positions, newId }), {});
    },
    onSuccess: ({ id }) => {
      toast.success("Page created successfully.");
      onMade(id);
    },
  });
  const language = marketByApiCountry(country)?.language ?? "en";
  return {
    fields,
    setName: (name: string) => {
      setFields((before) => named(before, name, language));
      onceLettersCome(name, () => setFields((before) => named(before, before.name, language)));
    },
    setSlug: (slug: string) => setFields((before) => ({ ...before, slug })),
    start,
    setStart: (next: PageStart) => {
      setLeft(none);
      setStart(next);
    },
    template,
    catalogue,
    offered,
    leftOut: leftOutReasons(blocks, labelOf, problemOf),
    left,
    setLeft,
    isLoading,
    errors: errorsBy(make.error),
    problem: make.error?.message ?? sourceError?.message ?? null,
    isReady: !isLoading && !(start.kind === "page" && start.id === null),
    isMaking: make.isPending,
    make: () => make.mutate(),
  };
};

export type NewPageState = ReturnType<typeof useNewPage>;

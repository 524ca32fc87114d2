import { useDeferredValue, useMemo, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { MarketId } from "#markets/market-type.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { useEditor } from "../editing/editor-context.ts";
import type { PageSource } from "../state/page-store.ts";
import { seoTitleOf, wrapTitle } from "./seo-request.ts";
import { publicPathOf, withoutEmptyBlocks } from "./visible-page.ts";

export type SeoPanelProps = Readonly<{
  /** The market's origin; null where no host serves it. */
  site: string | null;
  market: MarketId;
  catalogue: readonly CatalogueBlock[];
  source: PageSource;
  /** Focuses the field at a path: `seo.title`, `blocks.3.content.media`. */
  onGoToField: (path: string) => void;
}>;

/** The previews are updated on every key stroke, the findings only when typing pauses. */
export const useSeo = ({ market, catalogue, source }: SeoPanelProps) => {
  const { findingsStore } = useEditor();
  const found = useStore(findingsStore, (state) => state.found);
  const edited = useDeferredValue(useSyncExternalStore(source.subscribe, source.get));
  const page = useMemo(() => withoutEmptyBlocks(edited, catalogue), [edited, catalogue]);
  const title = seoTitleOf(page);
  const { untitled, aroundTitle, aroundName } = found?.response ?? {};
  return {
    path: publicPathOf(market, page),
    title: title ? wrapTitle(aroundTitle, title) : (untitled?.title ?? ""),
    description:
      page.seo.description.trim() ||
      (title ? wrapTitle(aroundName, title) : (untitled?.description ?? "")),
    picture: found?.pictureById?.get(page.seo.image ?? "")?.picture ?? null,
    found,
  };
};

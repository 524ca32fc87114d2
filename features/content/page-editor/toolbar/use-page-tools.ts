import { useMemo } from "react";
import { type Tools, useTools } from "#design/office/tooling/tools.ts";
import type { Page } from "#features/content/pages/contract.ts";
import { purgePage } from "#features/content/pages/tooling/calls.ts";
import { call } from "#platform/browser/call.ts";
import { useEditor } from "../editing/editor-context.ts";

export type PageToolsOptions = Readonly<{
  country: string;
  site: string | null;
  /** Null until the page is saved. */
  stored: Pick<Page, "id" | "slug" | "isPublished" | "owner"> | null;
}>;

/** What the tooling bar can do with the page. */
export const usePageTools = ({ country, site, stored }: PageToolsOptions): void => {
  const { openJson, showOverlay } = useEditor();
  const { id, slug } = stored ?? { id: null, slug: "" };
  const hasAddress = (stored?.isPublished ?? false) && !stored?.owner;
  const tools = useMemo<Tools | null>(
    () =>
      id === null
        ? null
        : {
            id,
            publicUrl: hasAddress && site !== null ? `${site}/${slug}` : null,
            onJson: () => openJson(null),
            onHistory: () => showOverlay({ kind: "versions" }),
            purge: {
              label: "Purge this page’s cache",
              doneText: "The cache of this page is purged.",
              run: () => call(purgePage, { country, id }),
            },
          },
    [country, site, id, slug, hasAddress, openJson, showOverlay],
  );
  useTools(tools);
};

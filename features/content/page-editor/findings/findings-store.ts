import { createStore } from "zustand/vanilla";
import type { PageInput } from "#features/content/pages/contract.ts";
import type { SeoResponse } from "#features/content/pages/seo-contract.ts";
import type { Choice } from "#platform/choices/choice.ts";
import type { SeoFinding } from "./findings.ts";

export type PageFindings = Readonly<{
  /** The page as it was edited when it was looked at. */
  page: PageInput;
  findings: readonly SeoFinding[];
  /** Whether the server and the library have answered about this very page. */
  isComplete: boolean;
  pictureById: ReadonlyMap<string, Choice | null> | undefined;
  response: SeoResponse | undefined;
  error: Error | null;
  retry: () => void;
}>;

/**
 * What was found about the open page, shared by panel, status line and publish dialog; null before
 * anybody looked, and for a page that nobody has begun to write.
 */
export const createFindingsStore = () =>
  createStore<Readonly<{ found: PageFindings | null }>>()(() => ({ found: null }));

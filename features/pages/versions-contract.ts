import type { PageInput } from "./contract.ts";

/** One saved version of a page, as the list of versions shows it. */
export type PageVersion = Readonly<{
  version: number;
  savedAt: string;
  /** The e-mail of who saved it; null where nobody knows any more. */
  author: string | null;
  blockCount: number;
  isPublished: boolean;
  /** What it changed, in one line. */
  summary: string;
}>;

export type PageVersionList = Readonly<{
  items: readonly PageVersion[];
  total: number;
  page: number;
  pageSize: number;
}>;

/** A version with the page as it was. */
export type KeptPage = PageVersion & Readonly<{ content: PageInput }>;

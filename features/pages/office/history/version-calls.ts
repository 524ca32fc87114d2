import type { Page } from "#features/pages/contract.ts";
import type { KeptPage, PageVersionList } from "#features/pages/versions-contract.ts";
import { call, type Flags } from "../page-calls.ts";

/** The calls on the versions of one page. */
export const versionCalls = (country: string, pageId: string) => {
  const base = `${country}/custompages/${pageId}/versions`;
  return {
    list: (page: number) => call<PageVersionList>("GET", `${base}?page=${page}`),
    read: (version: number) => call<KeptPage>("GET", `${base}/${version}`),
    /** @param newest the newest version that the person has seen, so that nothing unseen is replaced */
    restore: (version: number, newest: number, flags: Flags) =>
      call<Page>("POST", `${base}/${version}/restore`, flags, { "if-match": `"${newest}"` }),
  };
};

export type VersionCalls = ReturnType<typeof versionCalls>;

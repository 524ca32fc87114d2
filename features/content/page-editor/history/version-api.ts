import type { Page } from "#features/content/pages/contract.ts";
import type { StoredVersion, PageVersionList } from "#features/content/pages/versions-contract.ts";
import { callApi } from "#platform/browser/call-api.ts";
import type { SaveFlags } from "../redirect-conflict.ts";

export const versionApi = (country: string, pageId: string) => {
  const base = `${country}/custompages/${pageId}/versions`;
  return {
    list: (page: number) => callApi<PageVersionList>("GET", `${base}?page=${page}`),
    read: (version: number) => callApi<StoredVersion>("GET", `${base}/${version}`),
    /**
     * @param newest the newest version that the user has seen; the server refuses to restore when
     * the page has a newer version
     */
    restore: (version: number, newest: number, flags: SaveFlags) =>
      callApi<Page>("POST", `${base}/${version}/restore`, flags, { "if-match": `"${newest}"` }),
  };
};

export type VersionApi = ReturnType<typeof versionApi>;

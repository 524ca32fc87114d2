import {
  getPageVersion,
  listPageVersions,
  restorePageVersion,
} from "#features/content/pages/versions/calls.ts";
import { call } from "#platform/browser/call.ts";
import type { SaveFlags } from "../redirect-conflict.ts";

export const versionApi = (country: string, pageId: string) => {
  return {
    list: (page: number) => call(listPageVersions, { country, id: pageId }, { query: { page } }),
    read: (version: number) => call(getPageVersion, { country, id: pageId, version }),
    /**
     * @param newest the newest version that the user has seen; the server refuses to restore when
     * the page has a newer version
     */
    restore: (version: number, newest: number, flags: SaveFlags) =>
      call(restorePageVersion, { country, id: pageId, version }, { body: flags, ifMatch: newest }),
  };
};

export type VersionApi = ReturnType<typeof versionApi>;

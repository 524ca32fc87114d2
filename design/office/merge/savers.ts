import { formatTime } from "../dates/format-moment.ts";
import { callApi, type ListPage } from "#platform/browser/call-api.ts";
import { inWords } from "#platform/changes/in-words.ts";

type Version = Readonly<{ version: number; author: string | null }>;

/**
 * Who saved since a version, the newest last: `Anna Neri and Ben Rossi`. Where nobody knows any
 * more it was somebody.
 */
export const saversSince = (versions: readonly Version[], openVersion: number): string => {
  const newer = versions.filter(({ version }) => version > openVersion).toReversed();
  const words = inWords([...new Set(newer.map(({ author }) => author ?? "somebody"))]);
  return words === "" ? "Somebody" : words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Who saved a record since a version: somebody, where its versions cannot be read.
 * @param path of the record, below `/api/`
 */
export const readSavers = async (path: string, openVersion: number): Promise<string> => {
  try {
    const { items } = await callApi<ListPage<Version>>("GET", `${path}/versions`);
    return saversSince(items, openVersion);
  } catch {
    return saversSince([], openVersion);
  }
};

/**
 * `Anna Neri changed 2 blocks at 10:42`, by the clock of the market.
 * @param did as in `changed 2 blocks`
 * @param at of the newest save: an instant, or epoch milliseconds
 */
export const saveSentence = (savers: string, did: string, at: string | number): string =>
  `${savers} ${did} at ${formatTime(at)}`;

import { isDeepStrictEqual } from "node:util";
import {
  type RecordKind,
  type WriteContext,
  writeRecord,
} from "#features/records/records/store.ts";
import type { ContentRoute } from "#markets/routes.ts";
import type { PageContent, StoredContent } from "../contract.ts";
import { contentTag, fixedContent, lockContents, writeFixedContent } from "../store.ts";

export type StoredFixedContent = StoredContent & Readonly<{ id: ContentRoute }>;

/** As the audit and the versions name it. */
export const contentSubject = "page-content";

/** What staff write of a text. */
const inputOf = ({ id: _id, version: _version, updatedAt: _at, ...content }: StoredFixedContent) =>
  content;

const contentKind = (route: ContentRoute): RecordKind<StoredFixedContent> => ({
  subject: contentSubject,
  noun: "text",
  async lock(trx, market) {
    await lockContents(trx, market);
    const stored = await fixedContent(trx, market, route);
    return stored && { ...stored, id: route };
  },
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  auditOf: ({ updatedAt: _at, ...content }) => content,
  contentOf: inputOf,
  // A page that comes is named by those of the other markets.
  tagsOf: (market, before) => [contentTag(market), ...(before ? [] : ["content"])],
});

/**
 * @param ifVersion the version that the client read: 0 for a text that was never written; null skips
 * the check
 * @throws Problem 412
 */
export const saveFixedContent = (
  context: WriteContext,
  route: ContentRoute,
  content: PageContent,
  ifVersion: number | null,
): Promise<StoredFixedContent> =>
  writeRecord(contentKind(route), context, {
    id: route,
    absentVersion: 0,
    ifVersion,
    write: async (trx, before) =>
      before && isDeepStrictEqual(inputOf(before), content)
        ? before
        : { ...(await writeFixedContent(trx, context.market, route, content)), id: route },
  });

/** The version becomes the ETag and is not part of the body. */
export const toFixedRecord = ({ version: _version, updatedAt: _at, ...body }: StoredFixedContent) =>
  body;

import { isDeepStrictEqual } from "node:util";
import {
  type RecordKind,
  type WriteContext,
  writeRecord,
} from "#features/records/records/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { LayoutArea } from "./contract.ts";
import type { LayoutInput, LayoutRecord } from "./record-contract.ts";
import { layoutErrors } from "./rules.ts";
import { findLayout, layoutTag, lockLayout, type StoredLayout, writeLayout } from "./store.ts";

const layoutKind = (area: LayoutArea): RecordKind<StoredLayout> => ({
  subject: "layout",
  noun: area,
  async lock(trx, market) {
    await lockLayout(trx, market);
    return findLayout(trx, market, area);
  },
  idOf: (stored) => stored.area,
  nameOf: (stored) => stored.area,
  auditOf: ({ content, version }) => ({ ...content, version }),
  contentOf: ({ content }) => content,
  tagsOf: (market) => [layoutTag(market)],
});

/**
 * @param ifVersion the version that the client read: 0 for the standard; null skips the check
 * @throws Problem 412, 422
 */
export const saveLayout = (
  context: WriteContext,
  area: LayoutArea,
  content: LayoutInput,
  ifVersion: number | null,
): Promise<StoredLayout> =>
  writeRecord(layoutKind(area), context, {
    id: area,
    absentVersion: 0,
    ifVersion,
    async write(trx, before) {
      const errors = layoutErrors(area, content);
      if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
      return before && isDeepStrictEqual(before.content, content)
        ? before
        : writeLayout(trx, context.market, area, content);
    },
  });

/** The version becomes the ETag and is not part of the body. */
export const toLayoutRecord = ({ area, content }: Pick<StoredLayout, "area" | "content">) =>
  ({ ...content, id: area }) as LayoutRecord;

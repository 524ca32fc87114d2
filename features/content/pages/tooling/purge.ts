import { recordAudits } from "#features/records/audit/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Page } from "../contract.ts";
import { pageTag, routeTag, slugTag } from "../store.ts";

/** Has a page made anew for its next visitor. @returns the tags that it was kept by */
export const purgePage = async (
  trx: Database,
  { market, actor }: Readonly<{ market: string; actor: string }>,
  { id, name, version, slug, routingKey }: Page,
): Promise<string[]> => {
  const audited = { name, version };
  await recordAudits(trx, [
    {
      actor,
      market,
      action: "purge",
      subject: "custompage",
      subjectId: id,
      before: audited,
      after: audited,
    },
  ]);
  const purged = [
    pageTag(market, id),
    slugTag(market, slug),
    ...(routingKey === null ? [] : [routeTag(market, routingKey)]),
  ];
  await invalidateTags(trx, purged);
  return purged;
};

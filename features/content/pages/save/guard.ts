import { readMaintenance } from "#features/company/settings/store.ts";
import { pagesMadeOf } from "#features/content/templates/store.ts";
import { counted } from "#platform/counted.ts";
import { atLeast } from "#platform/roles.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { Actor } from "#platform/server/http/routes/access.ts";
import type { Page } from "../contract.ts";
import { templateKindOf } from "../owner-rules.ts";

/** @throws Problem 423 for all but administrators while maintenance locks the market's pages */
export const assertNotInMaintenance = async ({
  db,
  market,
  actor,
}: Readonly<{ db: Database; market: string; actor: Pick<Actor, "role"> }>): Promise<void> => {
  const { customPage, message, staffMessage } = await readMaintenance(db, market);
  if (customPage && !atLeast(actor, "admin"))
    throw new Problem(423, staffMessage || message || "Custom pages are locked by maintenance.");
};

/** @throws Problem 409 for a template that pages are made of */
export const assertNoPagesMade = async (
  trx: Database,
  market: string,
  { id, owner }: Page,
): Promise<void> => {
  if (templateKindOf(owner) !== "template") return;
  const count = await pagesMadeOf(trx, market, id);
  if (count === 0) return;
  const pages = counted(count, "page is", "pages are");
  throw inTheWay("Pages are made of it", `${pages} made of this template, so it stays.`);
};

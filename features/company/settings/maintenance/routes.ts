import type { Api } from "#platform/server/http/routes/api.ts";
import type { Maintenance } from "../contract.ts";
import { type ClosedPage } from "../maintenance-contract.ts";
import type { SettingReads } from "../setting-reads.ts";
import * as calls from "./calls.ts";
import { maintenanceConsequences } from "./consequences.ts";

/** Draws the page of a closed market; the app provides it, since it knows the public site. */
export type ClosedPagePreview = Readonly<{
  drawClosedPage: (market: string, maintenance: Maintenance) => Promise<ClosedPage>;
}>;

/** `POST /api/{country}/settings/maintenance/consequences` */
export const addMaintenanceConsequencesRoute = (
  api: Api,
  reads: SettingReads,
  now: () => Date,
): void =>
  api.route(calls.getMaintenanceConsequences, {
    async handle({ db, market, body }) {
      return { body: await maintenanceConsequences(reads, db, market, body, now()) };
    },
  });

/** `POST /api/{country}/settings/maintenance/drawings` */
export const addClosedPageRoute = (api: Api, { drawClosedPage }: ClosedPagePreview): void =>
  api.route(calls.drawClosedPage, {
    async handle({ market, body }) {
      return { body: await drawClosedPage(market, body) };
    },
  });

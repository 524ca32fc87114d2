import type { Api } from "#platform/server/http/routes/api.ts";
import type { Maintenance } from "../contract.ts";
import {
  type ClosedPage,
  closedPageSchema,
  maintenanceConsequencesSchema,
  maintenanceDraftSchema,
} from "../maintenance-contract.ts";
import { settingPolicy } from "../policy.ts";
import type { SettingReads } from "../setting-reads.ts";
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
  api.route({
    method: "POST",
    path: "/:country/settings/maintenance/consequences",
    id: "getMaintenanceConsequences",
    summary: "What maintenance would mean if it were saved; nothing is written",
    access: settingPolicy.write,
    body: maintenanceDraftSchema,
    answer: maintenanceConsequencesSchema,
    async handle({ db, market, body }) {
      return { body: await maintenanceConsequences(reads, db, market, body, now()) };
    },
  });

/** `POST /api/{country}/settings/maintenance/drawings` */
export const addClosedPageRoute = (api: Api, { drawClosedPage }: ClosedPagePreview): void =>
  api.route({
    method: "POST",
    path: "/:country/settings/maintenance/drawings",
    id: "drawClosedPage",
    summary: "The page that visitors would get while the site is closed; nothing is written",
    access: settingPolicy.write,
    body: maintenanceDraftSchema,
    answer: closedPageSchema,
    async handle({ market, body }) {
      return { body: await drawClosedPage(market, body) };
    },
  });

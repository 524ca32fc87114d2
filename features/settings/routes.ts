import { z } from "zod";
import { marketById } from "#markets/markets.ts";
import { readBody } from "#platform/server/http/body.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { settingBodySchema, settingNameSchema, settingSchema, settingSchemas } from "./contract.ts";
import {
  addClosedPageRoute,
  addMaintenanceConsequencesRoute,
  type ClosedPagePreview,
} from "./maintenance/routes.ts";
import { settingPolicy } from "./policy.ts";
import { saveSetting } from "./save.ts";
import { listSettings, readSetting, type StoredSetting } from "./store.ts";

const notFoundDetail = "There is no such setting.";
const example = { value: { tags: ["visa"] } };
const params = { name: settingNameSchema };

/** The version becomes the ETag and is not part of the body. */
const toResult = ({ version, ...body }: StoredSetting) => ({ version, body });

type SettingRoutesOptions = Readonly<{
  now: () => Date;
  /** Without it, the page of a closed market is not drawn. */
  preview: ClosedPagePreview | undefined;
}>;

/** Mounted under `/api/{country}/settings`. */
export const addSettingRoutes = (api: Api, { now, preview }: SettingRoutesOptions): void => {
  addMaintenanceConsequencesRoute(api, now);
  if (preview) addClosedPageRoute(api, preview);

  api.route({
    method: "GET",
    path: "/:country/settings",
    id: "listSettings",
    summary: "All settings of a market; the default of what was never set",
    access: settingPolicy.read,
    answer: z.array(settingSchema).readonly(),
    async handle({ db, market }) {
      return { body: await listSettings(db, marketById(market)) };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/settings/:name",
    id: "getSetting",
    summary: "A setting, or its default",
    access: settingPolicy.read,
    params,
    absent: notFoundDetail,
    answer: settingSchema,
    async handle({ db, market, params: { name } }) {
      return toResult(await readSetting(db, marketById(market), name));
    },
  });

  api.write({
    method: "PUT",
    path: "/:country/settings/:name",
    id: "saveSetting",
    summary: "Sets a setting",
    access: settingPolicy.write,
    params,
    absent: notFoundDetail,
    // Each name has its own schema, so that the body is checked in `prepare`, where the name is
    // known.
    body: {
      schema: settingBodySchema.meta({ examples: [example] }),
      read: (sent: unknown) => sent,
    },
    ifMatch: true,
    answer: settingSchema,
    async prepare({ params: { name }, body }) {
      return readBody(z.strictObject({ value: settingSchemas[name] }), body);
    },
    async write({ trx, market, actor, params: { name }, prepared: { value }, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      return toResult(await saveSetting(context, { name, value }, ifMatch));
    },
  });
};

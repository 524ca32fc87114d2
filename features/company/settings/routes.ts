import { z } from "zod";
import type { Market } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { readBody } from "#platform/server/http/body.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  type Setting,
  settingBodySchema,
  type SettingName,
  settingNameSchema,
  settingSchema,
  settingSchemas,
} from "./contract.ts";
import { addInstallmentsRoute } from "./installments/routes.ts";
import {
  addClosedPageRoute,
  addMaintenanceConsequencesRoute,
  type ClosedPagePreview,
} from "./maintenance/routes.ts";
import { settingPolicy } from "./policy.ts";
import { addRatesRoutes } from "./rates/routes.ts";
import { saveSetting } from "./save.ts";
import type { SettingReads } from "./setting-reads.ts";
import { listSettings, readSetting, type StoredSetting } from "./store.ts";

const notFoundDetail = "There is no such setting.";
const example = { value: { tags: ["visa"] } };
const params = { name: settingNameSchema };

/** @throws Problem 422 where a market would not offer the money that it is paid in */
const assertPayable = (
  { payCurrencies }: Market,
  name: SettingName,
  value: Setting["value"],
): void => {
  if (name !== "available_currencies") return;
  const { currencies } = settingSchemas.available_currencies.parse(value);
  const missing = payCurrencies.find((currency) => !currencies.includes(currency));
  if (missing === undefined) return;
  const message = `The market is paid in ${missing}, so that it offers it.`;
  throw new Problem(422, message, { errors: [{ path: "value.currencies", message }] });
};

const bodySchemaOf = (name: SettingName) => z.strictObject({ value: settingSchemas[name] });

/** The version becomes the ETag and is not part of the body. */
const toResult = ({ version, ...body }: StoredSetting) => ({ version, body });

type SettingRoutesOptions = Readonly<{
  reads: SettingReads;
  now: () => Date;
  /** Without it, the page of a closed market is not drawn. */
  preview: ClosedPagePreview | undefined;
  /** Address of the source of exchange rates; null for none. */
  ratesUrl: string | null;
}>;

/** Mounted under `/api/{country}/settings`. */
export const addSettingRoutes = (
  api: Api,
  { reads, now, preview, ratesUrl }: SettingRoutesOptions,
): void => {
  addMaintenanceConsequencesRoute(api, reads, now);
  addInstallmentsRoute(api, reads, now);
  addRatesRoutes(api, { source: ratesUrl, reads, now });
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
      schemaFor: (sent: unknown) => {
        const { data } = z.looseObject(params).safeParse(sent);
        return data ? bodySchemaOf(data.name) : null;
      },
    },
    ifMatch: true,
    answer: settingSchema,
    async prepare({ params: { name }, body }) {
      return readBody(bodySchemaOf(name), body);
    },
    async write({ trx, market, actor, params: { name }, prepared: { value }, ifMatch }) {
      assertPayable(marketById(market), name, value);
      const context = { db: trx, market, actor: actor.email };
      return toResult(await saveSetting(context, { name, value }, ifMatch));
    },
  });
};

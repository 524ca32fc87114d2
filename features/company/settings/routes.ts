import { z } from "zod";
import type { Market } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { readBody } from "#platform/server/http/body.ts";
import { toResult } from "#platform/server/http/routes/record-routes.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import { type Setting, type SettingName, settingSchemas } from "./contract.ts";
import { addInstallmentsRoute } from "./installments/routes.ts";
import {
  addClosedPageRoute,
  addMaintenanceConsequencesRoute,
  type ClosedPagePreview,
} from "./maintenance/routes.ts";
import { addRatesRoutes } from "./rates/routes.ts";
import { saveSetting } from "./save.ts";
import type { SettingReads } from "./setting-reads.ts";
import { listSettings, readSetting } from "./store.ts";

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

  api.route(calls.listSettings, {
    async handle({ db, market }) {
      return { body: await listSettings(db, marketById(market)) };
    },
  });

  api.route(calls.getSetting, {
    async handle({ db, market, params: { name } }) {
      return toResult(await readSetting(db, marketById(market), name));
    },
  });

  api.write(calls.saveSetting, {
    // Each name has its own schema, so that the body is checked in `prepare`, where the name is
    // known.
    reader: {
      read: (sent: unknown) => sent,
      schemaFor: (sent: unknown) => {
        const { data } = z.looseObject(calls.params).safeParse(sent);
        return data ? bodySchemaOf(data.name) : null;
      },
    },
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

import { marketById } from "#markets/markets.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { SettingReads } from "../setting-reads.ts";
import * as calls from "./calls.ts";
import { currenciesConsequences } from "./consequences.ts";
import { storedRates } from "./jobs.ts";
import { fetchRates, RatesRefused } from "./source.ts";
import { ratesAWeekAgo } from "./week.ts";

export type RatesRoutesOptions = Readonly<{
  /** Address of the source of rates; null where none is configured. */
  source: string | null;
  reads: SettingReads;
  now: () => Date;
}>;

const addSourceRoutes = (api: Api, { source, now }: RatesRoutesOptions): void => {
  api.route(calls.getRatesSource, {
    handle: async () => ({ body: { host: source === null ? null : new URL(source).host } }),
  });

  api.route(calls.fetchRates, {
    async handle({ db, market }) {
      if (source === null)
        throw inTheWay(
          "No source of rates",
          "No source of exchange rates is configured (RATES_URL).",
        );
      const today = now().toISOString().slice(0, 10);
      const ours = await storedRates(db, market);
      try {
        return { body: await fetchRates({ source, ours, today }) };
      } catch (error) {
        if (error instanceof RatesRefused) throw new Problem(502, error.message);
        throw error;
      }
    },
  });
};

/** Mounted under `/api/{country}/settings/currencies`. */
export const addRatesRoutes = (api: Api, options: RatesRoutesOptions): void => {
  addSourceRoutes(api, options);
  api.route(calls.getWeekOfRates, {
    handle: async ({ db, market }) => ({ body: await ratesAWeekAgo(db, market, options.now()) }),
  });
  api.route(calls.getCurrenciesConsequences, {
    async handle({ db, market, body }) {
      return {
        body: await currenciesConsequences(
          options.reads,
          db,
          marketById(market),
          body,
          options.now(),
        ),
      };
    },
  });
};

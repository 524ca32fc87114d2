import { priceOn } from "#features/records/prices/rules.ts";
import { dayAt } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { InstallmentPlans } from "../contract.ts";
import { type InstallmentsConsequences } from "../installments-contract.ts";
import { installmentText } from "../parts/installment-text.ts";
import { installmentsOf, plansOf } from "../rules.ts";
import type { SettingReads } from "../setting-reads.ts";
import * as calls from "./calls.ts";

const maxTried = 40;

const paymentsOf = (plans: InstallmentPlans, cents: number): number[] => {
  const parts = installmentsOf(plans, cents);
  if (!parts) return [];
  return [...Array.from({ length: parts.count - 1 }, () => parts.each), parts.last];
};

const consequences = async (
  { countShownPrices, nextDepartures, travelNames }: SettingReads,
  db: Database,
  market: Market,
  plans: InstallmentPlans,
  now: Date,
): Promise<InstallmentsConsequences> => {
  const today = dayAt(now, market);
  const t = translatorFor(market);
  const tours = await nextDepartures(db, market.id, today, maxTried);
  const named = await travelNames(
    db,
    market.id,
    tours.map(({ travelId }) => travelId),
  );
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return {
    all: await countShownPrices(db, market.id, today),
    offered: plans.enabled
      ? await countShownPrices(db, market.id, today, plansOf(plans)[0]?.minimumPrice)
      : { travels: 0, departures: 0 },
    departures: tours.map((tour) => {
      const { cents } = priceOn(tour, today);
      return {
        id: tour.id,
        travelId: tour.travelId,
        name: names.get(tour.travelId) ?? "",
        departureDate: tour.departureDate,
        cents,
        text: installmentText({ t, market }, plans, cents),
        payments: paymentsOf(plans, cents),
      };
    }),
  };
};

/** `POST /api/{country}/settings/installment_payments/consequences` */
export const addInstallmentsRoute = (api: Api, reads: SettingReads, now: () => Date): void =>
  api.route(calls.getInstallmentsConsequences, {
    async handle({ db, market, body }) {
      return { body: await consequences(reads, db, marketById(market), body, now()) };
    },
  });

import { toursOfTravel } from "#features/catalogue/tours/store.ts";
import { isOnSale } from "#features/catalogue/tours/rules.ts";
import { publishedTravels } from "#features/catalogue/travels/store.ts";
import { formatWeekday } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { formatDays } from "#markets/planned-days.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FormField } from "./contract.ts";
import type { FormOffers } from "./offered-fields.ts";

const maxTravels = 1000;

type At = Readonly<{ market: Market; today: string }>;

const travelsOf = async (db: Database, { market }: At) => {
  const travels = await publishedTravels(db, market.id, maxTravels);
  return travels.map(({ id, name }) => ({ id, label: name }));
};

const departuresOf = async (db: Database, { market, today }: At, travelId: string) => {
  const tours = await toursOfTravel(db, market.id, travelId, today);
  return tours
    .filter((tour) => isOnSale(tour, today))
    .map(({ id, startDate, endDate }) => ({
      id,
      label: `${formatWeekday(startDate, market.language)} ${formatDays(startDate, endDate, market)}`,
    }));
};

/** What the catalogue offers today to the questions of a form that choose from it. */
export const readOffers = async (
  db: Database,
  at: At,
  fields: readonly FormField[],
): Promise<FormOffers> => {
  const offers = await Promise.all(
    fields.map(async (field) => {
      if (field.kind === "travel") return [[field.id, await travelsOf(db, at)] as const];
      if (field.kind === "departure" && field.travel !== null)
        return [[field.id, await departuresOf(db, at, field.travel)] as const];
      return [];
    }),
  );
  return new Map(offers.flat());
};

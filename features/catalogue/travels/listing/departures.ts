import { sql } from "kysely";
import type { TourInput } from "#features/catalogue/tours/contract.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import { cheapestTour } from "#features/catalogue/tours/rules.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import type { Day } from "#markets/days.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { StatusCounts, TravelDepartures } from "../list-contract.ts";
import { upcomingSql } from "./health-sql.ts";

type Row = Readonly<{
  id: string;
  travelId: string;
  departureDate: Day;
  status: Status;
  seatsTotal: number;
  peopleIn: number;
  coordinator: string | null;
}> &
  Pick<TourInput, "priceCents" | "fullPriceCents" | "discountUntil" | "openingDate">;

const noneByStatus: StatusCounts = {
  PLANNED: 0,
  ALMOST_CONFIRMED: 0,
  CONFIRMED: 0,
  ALMOST_FULL: 0,
  WAITING_LIST: 0,
  SOLD_OUT: 0,
};

const sumOf = (rows: readonly Row[], amount: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amount(row), 0);

/** @param rows the earliest first */
const summarize = (rows: readonly Row[], today: Day): TravelDepartures => {
  const [next] = rows;
  const cheapest = cheapestTour(rows, today);
  const byStatus = { ...noneByStatus };
  for (const { status } of rows) byStatus[status] += 1;
  return {
    total: rows.length,
    byStatus,
    next: next ? { id: next.id, day: next.departureDate, coordinator: next.coordinator } : null,
    price: cheapest && priceOn(cheapest, today),
    peopleIn: sumOf(rows, ({ peopleIn }) => peopleIn),
    seats: sumOf(rows, ({ seatsTotal }) => seatsTotal),
  };
};

/** @returns a function that tells the upcoming departures of one of the travels */
export const departuresOf = async (
  db: Database,
  market: string,
  travelIds: readonly string[],
  today: Day,
): Promise<(travelId: string) => TravelDepartures> => {
  const { rows } = await sql<Row>`
    select tour.id, tour.travel_id as "travelId", tour.departure_date::text as "departureDate",
      tour.status, tour.seats_total as "seatsTotal", tour.people_in as "peopleIn",
      tour.price_cents as "priceCents", tour.full_price_cents as "fullPriceCents",
      tour.discount_until::text as "discountUntil",
      tour.opening_date::text as "openingDate", coordinator.name as coordinator
    from known_tour as tour left join known_coordinator as coordinator
      on coordinator.market = tour.market and coordinator.id = tour.coordinator_id
    where ${upcomingSql(market, today)}
      and tour.travel_id = any(${sql.val([...travelIds])}::uuid[])
    order by tour.departure_date, tour.id`.execute(db);
  const byTravel = Map.groupBy(rows, ({ travelId }) => travelId);
  return (travelId) => summarize(byTravel.get(travelId) ?? [], today);
};

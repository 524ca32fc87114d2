import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assignStatuses, firstTravel, tourWithStatus } from "#apps/server/testing/departures.tsx";
import { openDemoSite, type DemoSiteOptions } from "#apps/server/testing/demo-site.tsx";
import { mediaTag } from "#features/assets/media/store.ts";
import { coordinatorsTag } from "#features/catalogue/coordinators/store.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { tripFactsTag } from "#features/catalogue/trips/store.ts";
import { cardsOfHits, departureRows } from "#features/content/search/parts/cards.ts";
import { catalogueTag, tagsOfTravels } from "#features/records/catalogue-tags/rules.ts";
import { addDays } from "#markets/days.ts";
import { marketById } from "#markets/markets.ts";

const today = "2026-11-22";
const market = marketById("it-IT");
const now = new Date(`${today}T12:00:00Z`);

let demo: Awaited<ReturnType<typeof openDemoSite>>;
let sources: ReturnType<typeof demo.openSources>;
let travel: Awaited<ReturnType<typeof firstTravel>>;
/** Confirmed, with a coordinator; and a sold-out one, whose row names other dates. */
let tour: Tour;
let soldOut: Tour;
beforeAll(async () => {
  demo = await openDemoSite(["cuba", "vietnam"], today);
  await assignStatuses(demo);
  const site = demo.siteOf({ market });
  travel = await firstTravel(site);
  tour = await tourWithStatus(site, "CONFIRMED");
  soldOut = await tourWithStatus(site, "SOLD_OUT");
  const { id } = (await site.catalogue.coordinators()).find(({ portraitId }) => portraitId) ?? {
    id: "",
  };
  await demo.db
    .updateTable("tour")
    .set({ coordinator_id: id })
    .where("market", "=", market.id)
    .where("id", "=", tour.id)
    .execute();
  tour = await tourWithStatus(demo.siteOf({ market }), "CONFIRMED");
  sources = demo.openSources(now);
});
afterAll(() => demo.close());

type Shown = Partial<Pick<DemoSiteOptions, "day" | "display">> & Readonly<{ people?: 1 | 2 }>;

const siteOf = ({ people: _people, ...asked }: Shown) =>
  demo.siteOf({ market, now, sources, ...asked });

/** What a page has of the departure when it is asked for anew: its card, and rows. */
const viewsOf = async (asked: Shown = {}) => {
  const site = siteOf(asked);
  const tours = await site.catalogue.toursByIds([tour.id, soldOut.id]);
  const people = asked.people ?? 1;
  const [card] = await cardsOfHits(site, [{ travelId: travel.id, tourId: tour.id }], {
    isOfDeparture: false,
    people,
  });
  const [row, full] = await departureRows(
    site,
    [tour, soldOut].flatMap(({ id }) => tours.get(id) ?? []),
    [],
    people,
  );
  if (!card || !row || !full) throw new Error("A view is missing.");
  return { card, row, full };
};

test("what nothing has changed of is the same card and row", async () => {
  const before = await viewsOf();
  const after = await viewsOf();
  expect(after.card).toBe(before.card);
  expect(after.row).toBe(before.row);
  expect(after.full).toBe(before.full);
});

const ofTravel = () => tagsOfTravels(market.id, [travel]);
const portraitOf = async () =>
  (await demo.siteOf({ market }).catalogue.coordinators()).find(
    ({ id }) => id === tour.coordinatorId,
  );

test.each([
  [
    "the departure",
    async () => {
      await sql`update tour set price_cents = 123400, full_price_cents = null, discount_until = null
        where market = ${market.id} and id = ${tour.id}`.execute(demo.db);
      return ofTravel();
    },
    ({ card, row }) => [card.price?.cents, row.price.cents],
    [123_400, 123_400],
  ],
  [
    "its travel",
    async () => {
      await sql`update travel set name = 'Un altro nome' where market = ${market.id} and id = ${travel.id}`.execute(
        demo.db,
      );
      return ofTravel();
    },
    ({ card, row }) => [card.name, row.trip],
    ["Un altro nome", "Un altro nome"],
  ],
  [
    "where the trip leads",
    async () => {
      await sql`update trip set countries = array['PE'] where id = ${travel.tripId}`.execute(
        demo.db,
      );
      return [tripFactsTag(travel.tripId)];
    },
    ({ card }) => card.countries,
    "Perù",
  ],
  [
    "the poster",
    async () => {
      const trip = (await demo.siteOf({ market }).catalogue.trips([travel.tripId])).get(
        travel.tripId,
      );
      await sql`update media set alt = '{"all": "Una piazza"}' where id = ${trip?.posterId}`.execute(
        demo.db,
      );
      return [mediaTag(trip?.posterId ?? "")];
    },
    ({ card }) => card.poster?.alt,
    "Una piazza",
  ],
  [
    "reviews",
    async () => {
      await sql`delete from review where travel_id = ${travel.id}`.execute(demo.db);
      return [catalogueTag(market.id)];
    },
    ({ card }) => card.score,
    null,
  ],
  [
    "the coordinator",
    async () => {
      await sql`update coordinator set name = 'Vera' where market = ${market.id} and id = ${tour.coordinatorId}`.execute(
        demo.db,
      );
      return [coordinatorsTag(market.id)];
    },
    ({ row }) => row.coordinator?.name,
    "Vera",
  ],
  [
    "their portrait",
    async () => {
      const id = (await portraitOf())?.portraitId ?? "";
      await sql`update media set alt = '{"all": "Vera ride"}' where id = ${id}`.execute(demo.db);
      return [mediaTag(id)];
    },
    ({ row }) => row.coordinator?.portrait?.alt,
    "Vera ride",
  ],
] as const satisfies readonly (readonly [
  string,
  () => Promise<readonly string[]>,
  (views: Awaited<ReturnType<typeof viewsOf>>) => unknown,
  unknown,
])[])("a change of %s is seen", async (_, change, shown, expected) => {
  expect(shown(await viewsOf())).not.toEqual(expected);
  sources.invalidate(await change());
  expect(shown(await viewsOf())).toEqual(expected);
});

test("a change of another departure is seen where it is offered instead", async () => {
  const before = await viewsOf();
  await sql`update tour set status = 'SOLD_OUT', seats_free = 0
    where market = ${market.id} and travel_id = ${travel.id} and id <> ${tour.id}`.execute(demo.db);
  sources.invalidate(ofTravel());
  const after = await viewsOf();
  expect(after.full.status.guidance).not.toBe(before.full.status.guidance);
  expect(after.full.status.guidance).not.toBe("");
});

test("the day, the currency and the number of people are part of what is kept", async () => {
  const before = await viewsOf();
  const display = { currency: "USD", rate: 1.1, date: today } as const;
  const converted = await viewsOf({ display });
  expect([before.card.price?.converted, before.row.price.converted]).toEqual([null, null]);
  expect(converted.card.price?.converted).not.toBeNull();
  expect(converted.row.price.converted).not.toBeNull();
  const dearer = await viewsOf({ display: { ...display, rate: 1.2 } });
  expect(dearer.row.price.converted).not.toBe(converted.row.price.converted);
  const forTwo = await viewsOf({ people: 2 });
  expect(forTwo.card.price?.amount).not.toBe(before.card.price?.amount);
  expect(forTwo.row.price.amount).not.toBe(before.row.price.amount);
  const later = await viewsOf({ day: addDays(tour.departureDate, -1) });
  expect(later.row.freeUntil).not.toBe(before.row.freeUntil);
});

import { addDays } from "#markets/days.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";

const money = { lowCents: 0, highCents: 0, items: [] };
const flight = { airport: null, city: "", returnCity: null, directCents: null, stopsCents: null };
const seo = { title: "", description: "", robots: "index,follow", image: null };

/** Stores one Italian travel with a poster, a future and a past departure, a coordinator and a country. */
export const seedSmallCatalogue = async (db: Database, now: Date) => {
  const market = "it-IT";
  const today = dayAt(now, marketById(market));
  const dayIn = (days: number) => addDays(today, days);
  const media = (name: string, alt: Readonly<Record<string, string>>) =>
    db
      .insertInto("media")
      .values({
        name,
        mime: "image/avif",
        width: 2400,
        height: 3000,
        bytes: 1000,
        sha256: name,
        thumbhash: "",
        words: "ink",
        alt: JSON.stringify(alt),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  const poster = await media("nepal-poster.avif", { it: "Una valle", all: "A valley" });
  const withoutAlt = await media("100%_bare.avif", {});
  const tripOf = (code: string) =>
    db
      .insertInto("trip")
      .values({ code, countries: ["NP"], continent: "asia", stops: "[]", poster_id: poster.id })
      .returning("id")
      .executeTakeFirstOrThrow();
  const [trip, freeTrip] = [await tripOf("nepal"), await tripOf("mustang")];
  const travel = await db
    .insertInto("travel")
    .values({
      market,
      trip_id: trip.id,
      slug: "nepal-annapurna",
      name: "Nepal, Annapurna",
      tagline: "",
      story: "",
      highlights: "[]",
      days: 12,
      nights: 11,
      itinerary: "[]",
      included: "[]",
      excluded: "[]",
      money_pot: JSON.stringify(money),
      flight: JSON.stringify(flight),
      moods: [],
      effort: 3,
      badge_ids: [],
      is_unique: false,
      private_room: false,
      photo_ids: [],
      seo: JSON.stringify(seo),
      is_published: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const coordinator = await db
    .insertInto("coordinator")
    .values({
      market,
      slug: "mei",
      name: "Mei Rossi",
      city: "Bologna",
      bio: "",
      languages: ["it"],
      coordinator_since: 2020,
      trips_led: 14,
      is_shown: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const tour = (code: string, daysAhead: number) =>
    db
      .insertInto("tour")
      .values({
        market,
        travel_id: travel.id,
        code,
        departure_date: dayIn(daysAhead),
        start_date: dayIn(daysAhead),
        end_date: dayIn(daysAhead + 11),
        status: "ALMOST_FULL",
        price_cents: 150_000,
        balance_due: dayIn(daysAhead - 31),
        seats_total: 15,
        seats_free: 2,
        people_in: 13,
        people_needed: 0,
        expected_low: 12,
        expected_high: 15,
        interested: 0,
        age_range: "ALL",
        is_published: true,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  const [coming, past] = [await tour("coming", 40), await tour("past", -40)];
  const destination = await db
    .insertInto("destination")
    .values({ market, kind: "country", code: "NP", slug: "nepal", name: "Nepal", region: "asia" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    poster,
    bare: withoutAlt,
    trip,
    freeTrip,
    travel,
    coordinator,
    coming,
    past,
    destination,
  };
};

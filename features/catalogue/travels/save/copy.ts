import { recordAudits } from "#features/records/audit/store.ts";
import { copyTrip, tripsById } from "#features/catalogue/trips/store.ts";
import { stopNameIn, type Trip } from "#features/catalogue/trips/contract.ts";
import type { Language } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { transliteratedSlug } from "#platform/server/transliterated-slug.ts";
import type { ItineraryDay, Travel, TravelInput } from "../contract.ts";
import { absentTravel } from "../policy.ts";
import { travelById } from "../store.ts";
import { createTravel, inputOf, type TravelContext } from "./save-travel.ts";

const maxName = 80;
const maxSlug = 90;

/** The slug, or the slug with the first free number behind it. */
const freeSlug = async (trx: Database, market: string, wanted: string): Promise<string> => {
  const slug = wanted.slice(0, maxSlug).replace(/-$/, "");
  const rows = await trx
    .selectFrom("travel")
    .select("slug")
    .where("market", "=", market)
    .where("slug", "like", `${slug}%`)
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
};

/** The same travel once more, of a trip of its own. */
const duplicateOf = async (
  context: TravelContext,
  trx: Database,
  travel: Travel,
): Promise<TravelInput> => {
  const { market } = context;
  const trip = await copyTrip(trx, travel.tripId);
  if (!trip) throw new Problem(404, absentTravel);
  await recordAudits(trx, [
    {
      actor: context.actor,
      market: null,
      action: "create",
      subject: "trip",
      subjectId: trip.id,
      name: trip.code,
      before: null,
      after: trip,
    },
  ]);
  return {
    ...inputOf(travel),
    tripId: trip.id,
    name: `${travel.name.slice(0, maxName - 7)} (copy)`,
    slug: await freeSlug(trx, market, `${travel.slug}-copy`),
    isPublished: false,
  };
};

/** What a day is in every language: pictures, meals and ways stay, and places get their own name. */
const withoutWords = (day: ItineraryDay, names: ReadonlyMap<string, string>): ItineraryDay => ({
  ...day,
  title: "",
  text: "",
  sleep: day.sleep && (names.get(day.sleep) ?? null),
  activities: [],
});

const withoutPrices = (day: ItineraryDay): ItineraryDay => ({
  ...day,
  activities: day.activities.map((activity) => ({ ...activity, cents: null })),
});

/** Names of a trip's stops in one language by their names in another. */
const stopNames = ({ stops }: Trip, from: Language, to: Language): ReadonlyMap<string, string> =>
  new Map(stops.map((stop) => [stopNameIn(stop, from), stopNameIn(stop, to)]));

type References = Pick<
  TravelInput,
  | "typeId"
  | "secondTypeId"
  | "styleId"
  | "categoryId"
  | "formatId"
  | "costCenterId"
  | "badgeIds"
  | "destinationIds"
>;

/** The resources and destinations of this market that are those of another market's travel. */
const referencesIn = async (
  trx: Database,
  market: string,
  source: Readonly<{ market: string; travel: Travel }>,
): Promise<References> => {
  const { travel } = source;
  const resources = await trx
    .selectFrom("known_resource as there")
    .innerJoin("known_resource as here", (join) =>
      join.onRef("here.kind", "=", "there.kind").onRef("here.shared_id", "=", "there.shared_id"),
    )
    .select(["there.id as from", "here.id as to"])
    .where("there.market", "=", source.market)
    .where("here.market", "=", market)
    .execute();
  const byId = new Map(resources.map(({ from, to }) => [from, to]));
  const one = (id: string | null) => (id === null ? null : (byId.get(id) ?? null));
  const destinations = await trx
    .selectFrom("known_destination as there")
    .innerJoin("travel_destination", (join) =>
      join
        .onRef("travel_destination.market", "=", "there.market")
        .onRef("travel_destination.destination_id", "=", "there.id"),
    )
    .innerJoin("known_destination as here", (join) =>
      join.onRef("here.kind", "=", "there.kind").onRef("here.code", "=", "there.code"),
    )
    .select("here.id")
    .where("there.market", "=", source.market)
    .where("travel_destination.travel_id", "=", travel.id)
    .where("here.market", "=", market)
    .execute();
  return {
    typeId: one(travel.typeId),
    secondTypeId: one(travel.secondTypeId),
    styleId: one(travel.styleId),
    categoryId: one(travel.categoryId),
    formatId: one(travel.formatId),
    costCenterId: one(travel.costCenterId),
    badgeIds: travel.badgeIds.flatMap((id) => byId.get(id) ?? []),
    destinationIds: destinations.map(({ id }) => id),
  };
};

const hasSameCurrency = (one: string, other: string): boolean =>
  marketById(one).currency === marketById(other).currency;

/**
 * The facts of another market's travel. Texts begin empty where the language is another, and amounts
 * where the currency is another.
 */
const sisterOf = async (
  trx: Database,
  market: string,
  source: Readonly<{ market: string; travel: Travel }>,
): Promise<TravelInput> => {
  const input = inputOf(source.travel);
  const [from, to] = [marketById(source.market).language, marketById(market).language];
  const references = await referencesIn(trx, market, source);
  const trip = (await tripsById(trx, [input.tripId])).get(input.tripId);
  const names = trip ? stopNames(trip, from, to) : new Map<string, string>();
  const facts: TravelInput = {
    ...input,
    ...references,
    slug: await freeSlug(trx, market, transliteratedSlug(trip?.code ?? input.slug, to)),
    isPublished: false,
    ...(hasSameCurrency(source.market, market)
      ? {}
      : {
          itinerary: input.itinerary.map(withoutPrices),
          moneyPot: { ...input.moneyPot, lowCents: 0, highCents: 0 },
          flight: { ...input.flight, directCents: null, stopsCents: null },
          privateRoom: false,
          privateRoomCents: null,
        }),
  };
  if (from === to) return facts;
  return {
    ...facts,
    tagline: "",
    story: "",
    highlights: [],
    itinerary: facts.itinerary.map((day) => withoutWords(day, names)),
    included: [],
    excluded: [],
    moneyPot: { ...facts.moneyPot, items: [] },
    flight: {
      ...facts.flight,
      city: names.get(input.flight.city) ?? "",
      returnCity: names.get(input.flight.returnCity ?? "") ?? null,
    },
    seo: { ...input.seo, title: "", description: "" },
  };
};

/**
 * A new travel from one of this market, or from the same trip's in another market. It is not
 * published.
 * @throws Problem 404, 422
 */
export const copyTravel = async (
  context: TravelContext,
  source: Readonly<{ market: string; id: string }>,
): Promise<Travel> => {
  const { db: trx, market } = context;
  const travel = await travelById(trx, source.market, source.id);
  if (!travel) throw new Problem(404, absentTravel);
  const input =
    source.market === market
      ? await duplicateOf(context, trx, travel)
      : await sisterOf(trx, market, { market: source.market, travel });
  return createTravel(context, input);
};

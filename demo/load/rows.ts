import type { Insertable } from "kysely";
import type { DemoFaqRow } from "#demo/compose/faqs.ts";
import type { DemoReview } from "#demo/compose/reviews.ts";
import type { DemoTour } from "#demo/compose/tours.ts";
import type { DemoTravel } from "#demo/compose/travels.ts";
import { localize } from "#demo/localized-text.ts";
import { stableUuid } from "#demo/random.ts";
import type { Phrases } from "#demo/read/phrases.ts";
import type { Coordinator } from "#features/catalogue/coordinators/contract.ts";
import type { Destination } from "#features/content/destinations/contract.ts";
import "#features/content/destinations/store.ts";
import type { Resource } from "#features/catalogue/resources/contract.ts";
import { toColumns } from "#features/catalogue/resources/store.ts";
import type { Market } from "#markets/market-type.ts";
import type { Tables } from "#platform/server/database/tables.ts";
import "#features/catalogue/coordinators/store.ts";
import type { EventRecord } from "#features/catalogue/events/contract.ts";
import "#features/catalogue/events/store.ts";
import "#features/catalogue/faqs/store.ts";
import "#features/catalogue/reviews/store.ts";
import { toTourColumns } from "#features/catalogue/tours/store.ts";
import { toTravelColumns } from "#features/catalogue/travels/save/rows.ts";

type Row<Name extends keyof Tables> = Insertable<Tables[Name]>;

/** @param key of the demo, the same for the same resource in other markets */
export const resourceRow = (
  market: string,
  key: string,
  { id, kind, order, formerSlugs, ...fields }: Resource,
): Row<"resource"> => ({
  market,
  id,
  shared_id: stableUuid("shared resource", key),
  kind,
  position: order,
  former_slugs: [...formerSlugs],
  ...toColumns(fields),
});

export const coordinatorRow = (market: string, coordinator: Coordinator): Row<"coordinator"> => ({
  market,
  id: coordinator.id,
  slug: coordinator.slug,
  name: coordinator.name,
  city: coordinator.city,
  bio: coordinator.bio,
  languages: [...coordinator.languages],
  coordinator_since: coordinator.since,
  trips_led: coordinator.tripsLed,
  portrait_id: coordinator.portraitId,
  is_shown: true,
  // RFC 2606 keeps this domain free of mail servers.
  email: `${coordinator.slug}@example.com`,
});

/** A region or country is stored with its words; a place has none until staff write some. */
export const destinationRow = (
  market: Market,
  { id, kind, code, slug, name, region }: Destination,
  words: Phrases["destinations"],
): Row<"destination"> => {
  const text = kind === "place" ? undefined : words[code];
  const lead = text ? localize(text, market) : "";
  return { market: market.id, id, kind, code, slug, name, region, lead };
};

export const faqRow = (market: string, faq: DemoFaqRow): Row<"faq"> => ({
  market,
  id: faq.id,
  category: faq.category,
  question: faq.question,
  answer: faq.answer,
  position: faq.position,
  travel_id: faq.travelId,
  destination_id: faq.destinationId,
});

export const travelRow = (market: string, travel: DemoTravel): Row<"travel"> => ({
  market,
  id: travel.id,
  ...toTravelColumns(travel),
});

export const tourRow = (market: string, tour: DemoTour): Row<"tour"> => ({
  market,
  id: tour.id,
  ...toTourColumns(tour),
});

export const eventRow = (market: string, event: EventRecord): Row<"event"> => ({
  market,
  id: event.id,
  slug: event.slug,
  title: event.title,
  text: event.text,
  city: event.city,
  address: event.address,
  latitude: event.latitude,
  longitude: event.longitude,
  starts_at: new Date(event.startsAt),
  ends_at: new Date(event.endsAt),
  places: event.places,
  coordinator_id: event.coordinatorId,
  travel_ids: [...event.travelIds],
  picture_id: event.pictureId,
  is_published: event.isPublished,
  cancelled_because: event.cancelledBecause,
});

/** @param isWaiting that staff have to decide it first */
export const reviewRow = (
  market: string,
  review: DemoReview,
  isWaiting: boolean,
): Row<"review"> => ({
  market,
  id: review.id,
  travel_id: review.travelId,
  coordinator_id: review.coordinatorId,
  author: review.author,
  age: review.age,
  rating: review.rating,
  quote: review.quote,
  travelled_on: review.travelledOn,
  written_on: review.writtenOn,
  is_shown: !isWaiting,
  is_waiting: isWaiting,
});

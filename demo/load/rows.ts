import type { Insertable } from "kysely";
import type { DemoFaqRow } from "#demo/compose/faqs.ts";
import type { DemoReview } from "#demo/compose/reviews.ts";
import type { DemoTour } from "#demo/compose/tours.ts";
import type { DemoTravel } from "#demo/compose/travels.ts";
import { stableUuid } from "#demo/random.ts";
import type { Coordinator } from "#features/coordinators/contract.ts";
import type { Resource } from "#features/resources/contract.ts";
import { toColumns } from "#features/resources/store.ts";
import type { Tables } from "#platform/server/database/tables.ts";
import "#features/coordinators/store.ts";
import "#features/faqs/store.ts";
import "#features/reviews/store.ts";
import "#features/tours/store.ts";
import "#features/travels/store.ts";

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
});

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
  trip_id: travel.tripId,
  slug: travel.slug,
  name: travel.name,
  tagline: travel.tagline,
  story: travel.story,
  highlights: JSON.stringify(travel.highlights),
  days: travel.days,
  nights: travel.nights,
  itinerary: JSON.stringify(travel.itinerary),
  included: JSON.stringify(travel.included),
  excluded: JSON.stringify(travel.excluded),
  money_pot: JSON.stringify(travel.moneyPot),
  flight: JSON.stringify(travel.flight),
  moods: travel.moods,
  effort: travel.effort,
  type_id: travel.typeId,
  second_type_id: travel.secondTypeId,
  style_id: travel.styleId,
  category_id: travel.categoryId,
  format_id: travel.formatId,
  cost_center_id: travel.costCenterId,
  badge_ids: travel.badgeIds,
  is_unique: travel.isUnique,
  private_room: travel.privateRoom,
  private_room_cents: travel.privateRoomCents,
  photo_ids: travel.photoIds,
  seo: JSON.stringify(travel.seo),
  is_published: travel.isPublished,
});

export const tourRow = (market: string, tour: DemoTour): Row<"tour"> => ({
  market,
  id: tour.id,
  travel_id: tour.travelId,
  code: tour.code,
  departure_date: tour.departureDate,
  start_date: tour.startDate,
  end_date: tour.endDate,
  status: tour.status,
  price_cents: tour.priceCents,
  full_price_cents: tour.fullPriceCents,
  discount_until: tour.discountUntil,
  promo_code: tour.promo?.code ?? null,
  promo_percent: tour.promo?.percent ?? null,
  promo_until: tour.promo?.until ?? null,
  deposit_cents: tour.deposit?.cents ?? null,
  deposit_until: tour.deposit?.until ?? null,
  balance_due: tour.balanceDue,
  decision_date: tour.decisionDate,
  seats_total: tour.seatsTotal,
  seats_free: tour.seatsFree,
  people_in: tour.peopleIn,
  people_needed: tour.peopleNeeded,
  expected_low: tour.expectedSize.low,
  expected_high: tour.expectedSize.high,
  interested: tour.interested,
  age_range: tour.ageRange,
  coordinator_id: tour.coordinatorId,
  flight_direct_cents: tour.flight.directCents,
  flight_stops_cents: tour.flight.stopsCents,
  opening_date: tour.openingDate,
  is_published: tour.isPublished,
});

export const reviewRow = (market: string, review: DemoReview): Row<"review"> => ({
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
  is_shown: true,
});

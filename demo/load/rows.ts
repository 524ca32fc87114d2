import type { Insertable } from "kysely";
import type { DemoFaqRow } from "#demo/compose/faqs.ts";
import type { DemoReview } from "#demo/compose/reviews.ts";
import type { DemoTour } from "#demo/compose/tours.ts";
import type { DemoTravel } from "#demo/compose/travels.ts";
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

export const resourceRow = (
  market: string,
  { id, kind, order, formerSlugs, ...written }: Resource,
): Row<"resource"> => ({
  market,
  id,
  kind,
  position: order,
  former_slugs: [...formerSlugs],
  ...toColumns(written),
});

export const coordinatorRow = (market: string, of: Coordinator): Row<"coordinator"> => ({
  market,
  id: of.id,
  slug: of.slug,
  name: of.name,
  city: of.city,
  bio: of.bio,
  languages: [...of.languages],
  coordinator_since: of.since,
  trips_led: of.tripsLed,
  portrait_id: of.portraitId,
  is_shown: true,
});

export const faqRow = (market: string, of: DemoFaqRow): Row<"faq"> => ({
  market,
  id: of.id,
  category: of.category,
  question: of.question,
  answer: of.answer,
  position: of.position,
  travel_id: of.travelId,
  destination_id: of.destinationId,
});

export const travelRow = (market: string, of: DemoTravel): Row<"travel"> => ({
  market,
  id: of.id,
  trip_id: of.tripId,
  slug: of.slug,
  name: of.name,
  tagline: of.tagline,
  story: of.story,
  highlights: JSON.stringify(of.highlights),
  days: of.days,
  nights: of.nights,
  itinerary: JSON.stringify(of.itinerary),
  included: JSON.stringify(of.included),
  excluded: JSON.stringify(of.excluded),
  money_pot: JSON.stringify(of.moneyPot),
  flight: JSON.stringify(of.flight),
  moods: of.moods,
  effort: of.effort,
  type_id: of.typeId,
  second_type_id: of.secondTypeId,
  style_id: of.styleId,
  category_id: of.categoryId,
  format_id: of.formatId,
  cost_center_id: of.costCenterId,
  badge_ids: of.badgeIds,
  is_unique: of.isUnique,
  private_room: of.privateRoom,
  private_room_cents: of.privateRoomCents,
  photo_ids: of.photoIds,
  seo: JSON.stringify(of.seo),
  is_published: of.isPublished,
});

export const tourRow = (market: string, of: DemoTour): Row<"tour"> => ({
  market,
  id: of.id,
  travel_id: of.travelId,
  code: of.code,
  departure_date: of.departureDate,
  start_date: of.startDate,
  end_date: of.endDate,
  status: of.status,
  price_cents: of.priceCents,
  full_price_cents: of.fullPriceCents,
  discount_until: of.discountUntil,
  promo_code: of.promo?.code ?? null,
  promo_percent: of.promo?.percent ?? null,
  promo_until: of.promo?.until ?? null,
  deposit_cents: of.deposit?.cents ?? null,
  deposit_until: of.deposit?.until ?? null,
  balance_due: of.balanceDue,
  decision_date: of.decisionDate,
  seats_total: of.seatsTotal,
  seats_free: of.seatsFree,
  people_in: of.peopleIn,
  people_needed: of.peopleNeeded,
  expected_low: of.expectedSize.low,
  expected_high: of.expectedSize.high,
  interested: of.interested,
  age_range: of.ageRange,
  coordinator_id: of.coordinatorId,
  flight_direct_cents: of.flight.directCents,
  flight_stops_cents: of.flight.stopsCents,
  opening_date: of.openingDate,
  is_published: of.isPublished,
});

export const reviewRow = (market: string, of: DemoReview): Row<"review"> => ({
  market,
  id: of.id,
  travel_id: of.travelId,
  coordinator_id: of.coordinatorId,
  author: of.author,
  age: of.age,
  rating: of.rating,
  quote: of.quote,
  travelled_on: of.travelledOn,
  written_on: of.writtenOn,
  is_shown: true,
});

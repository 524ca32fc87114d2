import { sql } from "kysely";
import { countRedirectsTo } from "#features/assets/redirects/store.ts";
import { pathKey } from "#features/assets/redirects/rules.ts";
import type { Day } from "#markets/days.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { missingParts } from "../completeness-rules.ts";
import type { Travel } from "../contract.ts";
import type { TravelConsequences } from "../record-contract.ts";
import { slugsOfTrip } from "../store.ts";
import { formerOwner, travelPath } from "./address.ts";

/** What is read before a travel is written, because the write changes it. */
export type AddressFacts = Pick<
  NonNullable<TravelConsequences["address"]>,
  "redirects" | "takenFrom"
>;

export const addressFacts = async (
  trx: Database,
  market: string,
  before: Travel | null,
  slug: string,
): Promise<AddressFacts> => {
  const key = before && pathKey(travelPath(market, before.slug));
  const redirects = await countRedirectsTo(trx, market, key);
  const takenFrom =
    before?.slug === slug ? null : await formerOwner(trx, market, slug, before?.id ?? null);
  return { redirects, takenFrom };
};

type Upcoming = Readonly<{ departures: number; peopleIn: number; otherLength: number }>;

const upcomingOf = async (
  trx: Database,
  market: string,
  { id, days }: Travel,
  today: Day,
): Promise<Upcoming> => {
  const { rows } = await sql<Upcoming>`
    select count(*)::integer as departures, coalesce(sum(people_in), 0)::integer as "peopleIn",
      (count(*) filter (where end_date - start_date + 1 <> ${days}))::integer as "otherLength"
    from known_tour as tour
    where market = ${market} and travel_id = ${id}::uuid and departure_date > ${today}::date
      and is_published`.execute(trx);
  return rows[0] ?? { departures: 0, peopleIn: 0, otherLength: 0 };
};

const publicationOf = (before: Travel | null, after: Travel): TravelConsequences["publication"] => {
  if ((before?.isPublished ?? false) === after.isPublished) return null;
  return after.isPublished ? "published" : "unpublished";
};

/** The trip's own page and that of its days. */
const ownPages = 2;

/** What has happened beside the fields of a travel, told within the transaction that wrote it. */
export const consequencesOf = async (
  trx: Database,
  market: string,
  { before, after }: Readonly<{ before: Travel | null; after: Travel }>,
  address: AddressFacts,
  today: Day,
): Promise<TravelConsequences> => {
  const { departures, peopleIn, otherLength } = await upcomingOf(trx, market, after, today);
  const isShown = after.isPublished || before?.isPublished === true;
  const others = await slugsOfTrip(trx, after.tripId);
  return {
    address:
      before?.slug === after.slug
        ? null
        : {
            from: before && travelPath(market, before.slug),
            to: travelPath(market, after.slug),
            ...address,
          },
    publication: publicationOf(before, after),
    length:
      before === null || before.days === after.days
        ? null
        : { from: before.days, to: after.days, departures: otherLength },
    departures,
    peopleIn,
    pages: isShown ? ownPages + departures : 0,
    otherMarkets: isShown ? [...others.keys()].filter((id) => id !== market).length : 0,
    missing: missingParts(after),
  };
};

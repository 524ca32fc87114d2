import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { listQuery, queryFilter, sortedBy } from "#platform/server/http/routes/list-query.ts";
import { destinationKinds, destinationSorts } from "./contract.ts";
import { type DestinationFilter, searchDestinations } from "./listing/search.ts";
import type { DestinationContext, SearchUpdates } from "./save/save-destination.ts";
import type { StoredDestination } from "./store.ts";

// What the calls at both paths of destinations have in common.

export const destinationQuery = listQuery({
  kind: z.enum(destinationKinds).nullable().default(null),
  offered: queryFilter("Only those that “Where” offers, or only the others."),
  words: queryFilter("Only those with a lead or a text, or only those without."),
  travels: queryFilter("Only those with a published travel, or only those without."),
  sort: sortedBy(destinationSorts),
});

export const listAnswer = async (db: Database, market: string, filter: DestinationFilter) => {
  const { page, pageSize } = filter;
  return { ...(await searchDestinations(db, market, filter)), page, pageSize };
};

/** The version becomes the ETag and is not part of the body. */
export const toResult = ({ version, ...body }: StoredDestination) => ({ version, body });

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

export const toContext = (
  { refreshSearchVectors }: SearchUpdates,
  { trx, market, actor }: Caller,
): DestinationContext => ({ refreshSearchVectors, db: trx, market, actor: actor.email });

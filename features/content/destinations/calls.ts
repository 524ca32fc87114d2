import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  listOf,
  listQuery,
  queryFilter,
  sortedBy,
} from "#platform/server/http/routes/list-query.ts";
import { destinationKinds, destinationSorts, listedDestinationSchema } from "./contract.ts";
import { type DestinationFilter, searchDestinations } from "./listing/search.ts";
import { destinationPolicy } from "./policy.ts";
import type { DestinationContext, SearchUpdates } from "./save/save-destination.ts";
import type { StoredDestination } from "./store.ts";

// What the calls at both paths of destinations have in common.

const destinationQuery = listQuery({
  kind: z.enum(destinationKinds).nullable().default(null),
  offered: queryFilter("Only those that “Where” offers, or only the others."),
  words: queryFilter("Only those with a lead or a text, or only those without."),
  travels: queryFilter("Only those with a published travel, or only those without."),
  sort: sortedBy(destinationSorts),
});

const listAnswer = async (db: Database, market: string, filter: DestinationFilter) => {
  const { page, pageSize } = filter;
  return { ...(await searchDestinations(db, market, filter)), page, pageSize };
};

/** The list of a market's destinations, at either path. */
export const addDestinationList = (
  api: Api,
  call: Readonly<{ path: `/:country/${string}`; id: string; summary: string }>,
): void =>
  api.route({
    method: "GET",
    ...call,
    access: destinationPolicy.read,
    query: destinationQuery,
    answer: listOf(listedDestinationSchema),
    async handle({ db, market, query }) {
      return { body: await listAnswer(db, market, query) };
    },
  });

/** The version becomes the ETag and is not part of the body. */
export const toResult = ({ version, ...body }: StoredDestination) => ({ version, body });

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

export const toContext = (
  { refreshSearchVectors }: SearchUpdates,
  { trx, market, actor }: Caller,
): DestinationContext => ({ refreshSearchVectors, db: trx, market, actor: actor.email });

import type { Database } from "#platform/server/database/tables.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { listDestinationContents, listDestinations } from "./calls.ts";
import { type DestinationFilter, searchDestinations } from "./listing/search.ts";

// What the calls at both paths of destinations have in common.

const listAnswer = async (db: Database, market: string, filter: DestinationFilter) => {
  const { page, pageSize } = filter;
  return { ...(await searchDestinations(db, market, filter)), page, pageSize };
};

/** The list of a market's destinations, at either path. */
export const addDestinationList = (
  api: Api,
  call: typeof listDestinations | typeof listDestinationContents,
): void =>
  api.route(call, {
    async handle({ db, market, query }) {
      return { body: await listAnswer(db, market, query) };
    },
  });

import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { toContext, toResult } from "#platform/server/http/routes/record-routes.ts";
import { addDestinationList } from "./both-paths.ts";
import * as calls from "./calls.ts";
import { absentDestination } from "./policy.ts";
import { saveDestination, type SearchUpdates } from "./save/save-destination.ts";
import { destinationById, destinationBySlug, type StoredDestination } from "./store.ts";

/** @throws Problem 404 */
const destinationAt = async (
  db: Database,
  market: string,
  key: string,
): Promise<StoredDestination> => {
  const isId = z.guid().safeParse(key).success;
  const found = await (isId ? destinationById : destinationBySlug)(db, market, key);
  if (!found) throw new Problem(404, absentDestination);
  return found;
};

/** Destinations at the path of the page contents, beside the texts of fixed routes. */
export const addDestinationContentRoutes = (api: Api, updates: SearchUpdates): void => {
  addDestinationList(api, calls.listDestinationContents);

  api.route(calls.getDestinationContent, {
    async handle({ db, market, params: { key } }) {
      return toResult(await destinationAt(db, market, key));
    },
  });

  api.write(calls.saveDestinationContent, {
    async write(call) {
      const { trx, market, params: at, body, ifMatch } = call;
      const { id } = await destinationAt(trx, market, at.key);
      const context = { ...toContext(call), ...updates };
      return toResult(await saveDestination(context, id, body, ifMatch));
    },
  });
};

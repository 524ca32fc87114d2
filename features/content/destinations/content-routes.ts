import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { destinationBodySchema, destinationRecordSchema } from "./contract.ts";
import { addDestinationList, toContext, toResult } from "./calls.ts";
import { absentDestination, destinationPolicy } from "./policy.ts";
import { saveDestination, type SearchUpdates } from "./save/save-destination.ts";
import { destinationById, destinationBySlug, type StoredDestination } from "./store.ts";

const path = "/:country/page-contents/destination";
const params = {
  key: z
    .union([z.guid(), z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)])
    .describe("Its id or its slug."),
};

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
  addDestinationList(api, {
    path,
    id: "listDestinationContents",
    summary: "The destinations of a market with their words; the same as `destinations`",
  });

  api.route({
    method: "GET",
    path: `${path}/:key`,
    id: "getDestinationContent",
    summary: "The words of a destination, by its id or its slug",
    access: destinationPolicy.read,
    params,
    absent: absentDestination,
    answer: destinationRecordSchema,
    async handle({ db, market, params: { key } }) {
      return toResult(await destinationAt(db, market, key));
    },
  });

  api.write({
    method: "PUT",
    path: `${path}/:key`,
    id: "saveDestinationContent",
    summary: "Saves the words of a destination; searches by a former slug lead on to the new one",
    access: destinationPolicy.write,
    params,
    absent: absentDestination,
    body: destinationBodySchema,
    ifMatch: true,
    answer: destinationRecordSchema,
    async write(call) {
      const { trx, market, params: at, body, ifMatch } = call;
      const { id } = await destinationAt(trx, market, at.key);
      return toResult(await saveDestination(toContext(updates, call), id, body, ifMatch));
    },
  });
};

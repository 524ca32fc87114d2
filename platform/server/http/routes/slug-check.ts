import type { SlugCheckCall } from "#platform/calls/slug-check-call.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Api } from "./api.ts";

/**
 * Why a record cannot have a slug; null where it can.
 * @param id of the record; null for a new one
 */
export type SlugProblemOf = (
  db: Database,
  market: string,
  slug: string,
  id: string | null,
) => Promise<string | null>;

/** @param problemOf the same that a save asks, which stays the judge */
export const addSlugCheck = (api: Api, call: SlugCheckCall, problemOf: SlugProblemOf): void =>
  api.route(call, {
    async handle({ db, market, query }) {
      return { body: { problem: await problemOf(db, market, query.slug, query.id) } };
    },
  });

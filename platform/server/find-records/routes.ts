import { maxFoundPerGroup } from "#platform/choices/found-record.ts";
import { patternOf, wordsOf } from "#platform/server/database/word-patterns.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { findRecords } from "#platform/calls/find-records-call.ts";
import type { RecordFinder } from "./record-finder.ts";

/** Adds `GET /{country}/found-records`: what staff call by a name, whichever feature keeps it. */
export const addFoundRecords = (api: Api, finders: readonly RecordFinder[]): void =>
  api.route(findRecords, {
    async handle({ db, market, query: { search } }) {
      const words = { patterns: wordsOf(search).map(patternOf), limit: maxFoundPerGroup };
      const found = await Promise.all(
        finders.map(async ({ group, find }) =>
          (await find(db, market, words)).map((record) => ({ group, ...record })),
        ),
      );
      return { body: { items: found.flat() } };
    },
  });

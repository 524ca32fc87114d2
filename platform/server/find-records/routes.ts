import { z } from "zod";
import { foundRecordSchema, maxFoundPerGroup } from "#platform/choices/found-record.ts";
import { patternOf, wordsOf } from "#platform/server/database/word-patterns.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { RecordFinder } from "./record-finder.ts";

const query = z.strictObject({ search: z.string().trim().min(2).max(200) });
const answer = z.strictObject({ items: z.array(foundRecordSchema).readonly() });

/** Adds `GET /{country}/found-records`: what staff call by a name, whichever feature keeps it. */
export const addFoundRecords = (api: Api, finders: readonly RecordFinder[]): void =>
  api.route({
    method: "GET",
    path: "/:country/found-records",
    id: "findRecords",
    summary: `Finds records of every kind by words, at most ${maxFoundPerGroup} of each`,
    access: { role: "editor" },
    query,
    answer,
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

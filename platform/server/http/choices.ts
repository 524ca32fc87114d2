import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Choice, ChoiceList } from "#platform/choices/choice.ts";
import { readQuery } from "./query.ts";

/** What a list of choices needs to know of the server that it stands in. */
export type ChoicesOptions = Readonly<{
  /** @throws Error for who may not work on this country */
  staffOf: (request: FastifyRequest, country: string) => Promise<unknown>;
  /** @throws Error for an unknown country */
  marketOf: (country: string) => string;
}>;

/** One screen of what matches; every one of `patterns` (for `ilike`) has to be found. */
export type ChoicesWanted = Readonly<{
  patterns: readonly string[];
  limit: number;
  offset: number;
}>;

/** Where the choices of one market come from. */
export type ChoiceSource = Readonly<{
  find: (wanted: ChoicesWanted) => Promise<Readonly<{ items: readonly Choice[]; total: number }>>;
  /** Those that there are of some ids, which may be any words at all. */
  named: (ids: readonly string[]) => Promise<readonly Choice[]>;
}>;

const mostIds = 100;
const query = z
  .strictObject({
    search: z.string().max(200).default(""),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(24),
    ids: z
      .string()
      .max(mostIds * 101)
      .transform((text) => [...new Set(text.split(",").filter(Boolean))])
      .pipe(z.array(z.string().max(100)).max(mostIds))
      .optional(),
  })
  .refine(({ ids, search }) => ids === undefined || search === "", {
    path: ["ids"],
    message: "Ask for ids or for words, not for both.",
  });

const patternsOf = (search: string): string[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);

/** Those of some words that can be asked of a uuid column; the database refuses all others. */
export const uuidsAmong = (words: readonly string[]): string[] =>
  words.filter((word) => z.uuid().safeParse(word).success);

/**
 * `GET /{country}/{name}`: what staff may choose, found by words and paged, or by `ids` (at most
 * 100; unknown ones are left out, which is how a caller learns that they are gone).
 */
export const choicesRoute =
  (
    name: string,
    { staffOf, marketOf }: ChoicesOptions,
    sourceOf: (market: string) => ChoiceSource,
  ): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { country: string } }>(`/:country/${name}`, async (request, reply) => {
      const { country } = request.params;
      const source = sourceOf(marketOf(country));
      await staffOf(request, country);
      const { search, page, pageSize, ids } = readQuery(query, request.query);
      reply.header("cache-control", "no-store");
      if (ids) {
        const items = await source.named(ids);
        const all: ChoiceList = { items, total: items.length, page: 1, pageSize: mostIds };
        return all;
      }
      const wanted = {
        patterns: patternsOf(search),
        limit: pageSize,
        offset: (page - 1) * pageSize,
      };
      const found: ChoiceList = { ...(await source.find(wanted)), page, pageSize };
      return found;
    });
  };

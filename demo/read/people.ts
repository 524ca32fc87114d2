import { z } from "zod";
import type { MarketId } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import type { DemoFolder } from "./folder.ts";

const personSchema = z.strictObject({
  name: z.string().min(1),
  city: z.string().min(1),
  languages: z.array(z.string().length(2)).min(1),
  since: z.int(),
  led: z.int().min(0),
  /** Whether this coordinator also leads international groups. */
  abroad: z.boolean().default(false),
});
export type Person = z.infer<typeof personSchema>;

const peopleSchema = z.strictObject({
  /** Coordinators who live in the market; may be empty. */
  coordinators: z.array(personSchema).default([]),
  /**
   * Names of the authors of reviews. They include no coordinator, so that nobody praises
   * themselves, and are more than one trip has reviews.
   */
  reviewers: z.array(z.string().min(1)).min(1),
});

export type People = Readonly<{
  /** The coordinators of all markets, in the markets' order. */
  everyone: readonly Person[];
  coordinators: (market: MarketId) => readonly Person[];
  reviewers: (market: MarketId) => readonly string[];
}>;

/**
 * Reads a file for each market; one without a file uses the international reviewers and the
 * coordinators who go abroad.
 */
export const readPeople = async (folder: DemoFolder): Promise<People> => {
  const fileNames = new Set(await folder.fileNames("people"));
  const international = await folder.readJson("people/international.json", peopleSchema);
  const peopleByMarket = new Map(
    await Promise.all(
      markets
        .filter(({ id }) => fileNames.has(`${id}.json`))
        .map(
          async ({ id }) => [id, await folder.readJson(`people/${id}.json`, peopleSchema)] as const,
        ),
    ),
  );
  const everyone = [...peopleByMarket.values()].flatMap(({ coordinators }) => coordinators);
  const abroad = everyone.filter((person) => person.abroad);
  return {
    everyone,
    coordinators(market) {
      const local = peopleByMarket.get(market)?.coordinators ?? [];
      return local.length > 0 ? local : abroad;
    },
    reviewers: (market) => (peopleByMarket.get(market) ?? international).reviewers,
  };
};

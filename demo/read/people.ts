import { z } from "zod";
import type { MarketId } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import type { DemoFolder } from "./folder.ts";

/** One coordinator of the demo. */
const personSchema = z.strictObject({
  name: z.string().min(1),
  city: z.string().min(1),
  /** The hair of the portrait. */
  look: z.enum(["long", "short"]),
  languages: z.array(z.string().length(2)).min(1),
  since: z.int(),
  led: z.int().min(0),
  /** Also leads international groups. */
  abroad: z.boolean().default(false),
});
export type Person = z.infer<typeof personSchema>;

/** Who leads the groups of a market, and who writes its reviews. */
const peopleSchema = z.strictObject({
  /** Those who also go abroad where a market has none of its own. */
  coordinators: z.array(personSchema).default([]),
  /**
   * A coordinator's name does not stand among them, so that nobody seems to praise themselves, and
   * there are more names than one trip has reviews.
   */
  reviewers: z.array(z.string().min(1)).min(1),
});

export type People = Readonly<{
  /** All coordinators of all markets, in the markets' order. */
  everyone: readonly Person[];
  coordinators: (market: MarketId) => readonly Person[];
  reviewers: (market: MarketId) => readonly string[];
}>;

/** The demo's people, a file a market; a market without a file has those of the international one. */
export const readPeople = async (folder: DemoFolder): Promise<People> => {
  const there = new Set(await folder.names("people"));
  const international = await folder.file("people/international.json", peopleSchema);
  const own = new Map(
    await Promise.all(
      markets
        .filter(({ id }) => there.has(`${id}.json`))
        .map(async ({ id }) => [id, await folder.file(`people/${id}.json`, peopleSchema)] as const),
    ),
  );
  const everyone = [...own.values()].flatMap(({ coordinators }) => coordinators);
  const abroad = everyone.filter((person) => person.abroad);
  return {
    everyone,
    coordinators(market) {
      const known = own.get(market)?.coordinators ?? [];
      return known.length > 0 ? known : abroad;
    },
    reviewers: (market) => (own.get(market) ?? international).reviewers,
  };
};

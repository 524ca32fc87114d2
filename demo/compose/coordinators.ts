import { idOf } from "#demo/chance.ts";
import type { Demo } from "#demo/read/demo.ts";
import type { Person } from "#demo/read/people.ts";
import { slugOf } from "#demo/slug.ts";
import { tell } from "#demo/told.ts";
import type { Coordinator } from "#features/coordinators/contract.ts";
import type { Market } from "#markets/market-type.ts";

/** The seed of a person's portrait, and its name among the stored pictures. */
export const portraitName = ({ name, city }: Pick<Person, "name" | "city">): string =>
  slugOf(`${name} ${city}`, "en");

const turnOf = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length]!;

/**
 * What somebody says of themselves: three parts, a combination that nobody else has. The lists have
 * lengths without a common divisor, so neighbours share no part.
 */
const bioOf = (rank: number, { bios }: Demo["phrases"], market: Market): string =>
  [bios.openings, bios.habits, bios.closings]
    .map((parts) => tell(turnOf(parts, rank), market))
    .join(" ");

/** The coordinators whom a market shows; `portraits` gives the stored picture of each. */
export const composeCoordinators = (
  market: Market,
  { people, phrases }: Pick<Demo, "people" | "phrases">,
  portraits: ReadonlyMap<string, string>,
): Coordinator[] => {
  const ranks = new Map(people.everyone.map((each, rank) => [portraitName(each), rank]));
  return people.coordinators(market.id).map((each) => {
    const key = portraitName(each);
    return {
      id: idOf("coordinator", market.id, key),
      slug: slugOf(each.name, "en"),
      name: each.name,
      city: each.city,
      bio: bioOf(ranks.get(key) ?? 0, phrases, market).replaceAll("{city}", each.city),
      languages: each.languages,
      since: each.since,
      tripsLed: each.led,
      portraitId: portraits.get(key) ?? null,
    };
  });
};

import { idOf } from "#demo/chance.ts";
import { bioClosings, bioHabits, bioOpenings } from "#demo/phrases/bios.ts";
import { people, type Person } from "#demo/phrases/people.ts";
import { slugOf } from "#demo/slug.ts";
import { tell } from "#demo/tell.ts";
import type { Coordinator } from "#features/coordinators/contract.ts";
import type { Market } from "#markets/market-type.ts";

const everyone = Object.values(people).flat();

/** Those who lead the groups of a market: its own people, or those who also go abroad. */
export const peopleOf = (market: Pick<Market, "id">): readonly Person[] =>
  market.id === "international" ? everyone.filter(({ abroad }) => abroad) : people[market.id];

/** The seed of a person's portrait, and its name among the stored pictures. */
export const portraitName = ({ name, city }: Pick<Person, "name" | "city">): string =>
  slugOf(`${name} ${city}`, "en");

const ranks = new Map(everyone.map((each, at) => [portraitName(each), at]));
const turnOf = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length]!;

/**
 * What somebody says of themselves: three parts, a combination that nobody else has. The lists have
 * lengths without a common divisor, so neighbours share no part.
 */
const bioOf = (key: string, market: Market): string => {
  const at = ranks.get(key) ?? 0;
  return [bioOpenings, bioHabits, bioClosings]
    .map((parts) => tell(turnOf(parts, at), market))
    .join(" ");
};

/** The coordinators whom a market shows; `portraits` gives the stored picture of each. */
export const composeCoordinators = (
  market: Market,
  portraits: ReadonlyMap<string, string>,
): Coordinator[] =>
  peopleOf(market).map((each) => {
    const key = portraitName(each);
    return {
      id: idOf("coordinator", market.id, key),
      slug: slugOf(each.name, "en"),
      name: each.name,
      city: each.city,
      bio: bioOf(key, market).replaceAll("{city}", each.city),
      languages: each.languages,
      since: each.since,
      tripsLed: each.led,
      portraitId: portraits.get(key) ?? null,
    };
  });

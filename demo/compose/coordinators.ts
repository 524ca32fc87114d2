import { stableUuid } from "#demo/random.ts";
import type { Demo } from "#demo/read/demo.ts";
import type { Person } from "#demo/read/people.ts";
import { slugOf } from "#platform/slug.ts";
import { localize } from "#demo/localized-text.ts";
import type { Coordinator } from "#features/catalogue/coordinators/contract.ts";
import type { Market } from "#markets/market-type.ts";

/** Name of a person's portrait file, which is also the seed of the drawing. */
export const portraitName = ({ name, city }: Pick<Person, "name" | "city">): string =>
  slugOf(`${name} ${city}`, "en");

const itemInTurn = <Item>(items: readonly Item[], turn: number): Item =>
  items[turn % items.length]!;

/**
 * A bio of three sentences whose combination no other coordinator has. The lengths of the three
 * lists have no common divisor, so that coordinators with neighbouring ranks share no sentence.
 */
const composeBio = (rank: number, { bios }: Demo["phrases"], market: Market): string =>
  [bios.openings, bios.habits, bios.closings]
    .map((parts) => localize(itemInTurn(parts, rank), market))
    .join(" ");

/** @param portraits media ids by portrait name */
export const composeCoordinators = (
  market: Market,
  { people, phrases }: Pick<Demo, "people" | "phrases">,
  portraits: ReadonlyMap<string, string>,
): Coordinator[] => {
  const ranks = new Map(people.everyone.map((person, rank) => [portraitName(person), rank]));
  return people.coordinators(market.id).map((person) => {
    const key = portraitName(person);
    return {
      id: stableUuid("coordinator", market.id, key),
      slug: slugOf(person.name, "en"),
      name: person.name,
      city: person.city,
      bio: composeBio(ranks.get(key) ?? 0, phrases, market).replaceAll("{city}", person.city),
      languages: person.languages,
      since: person.since,
      tripsLed: person.led,
      portraitId: portraits.get(key) ?? null,
    };
  });
};

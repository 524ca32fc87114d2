import type { Destination } from "#features/content/destinations/contract.ts";
import type { KnownTravel } from "./market-texts.ts";

/** What countries and places are called; a part of the world names no trip. */
export const placeNames = (destinations: readonly Destination[]): readonly string[] =>
  destinations.filter(({ kind }) => kind !== "region").map(({ name }) => name);

const shortestName = 5;

/** The words of a trip's name that are written as names are: Galápagos of “Ecuador and Galápagos”. */
const properNamesIn = (name: string): readonly string[] =>
  (name.match(/\p{Lu}\p{L}+/gu) ?? []).filter((word) => word.length >= shortestName);

/** The words by which a travel is asked for: its places, and its name up to its first comma. */
export const travelNames = (
  { name, destinationIds }: Pick<KnownTravel, "name" | "destinationIds">,
  byId: ReadonlyMap<string, Destination>,
): readonly string[] => [
  ...new Set([
    ...placeNames(destinationIds.flatMap((id) => byId.get(id) ?? [])),
    name.split(/[,:]/)[0] ?? name,
    ...properNamesIn(name),
  ]),
];

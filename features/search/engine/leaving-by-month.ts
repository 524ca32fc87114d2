import { type Status, statuses } from "#features/tours/contract.ts";
import type { CatalogueIndex } from "../index/catalogue-index.ts";
import { dayOf, statusIn, type TravelPart } from "../index/travel-part.ts";

type Parts = CatalogueIndex["parts"];
type Counts = Map<string, number>;

/** How many departures of some statuses leave in each month, by `YYYY-MM` in their order; months without any are left out. */
export type LeavingByMonth = (parts: Parts) => ReadonlyMap<string, number>;

/**
 * Counts departures by month and keeps the sums: of the next index only the travels that are others
 * are counted again, since a market has too many departures to look at each after every change.
 */
export const countLeavingByMonth = (wanted: readonly Status[]): LeavingByMonth => {
  const isWanted = statuses.map((status) => wanted.includes(status));
  let kept: Readonly<{ parts: Parts; counts: Counts }> = { parts: [], counts: new Map() };

  const add = (counts: Counts, { codes, departures }: TravelPart, times: 1 | -1) => {
    for (const [tour, code] of codes.entries()) {
      if (!isWanted[statusIn(code)]) continue;
      const month = dayOf(departures[tour] ?? 0).slice(0, 7);
      counts.set(month, (counts.get(month) ?? 0) + times);
    }
  };

  const countAnew = (parts: Parts): Counts => {
    const counts: Counts = new Map();
    for (const part of parts) add(counts, part, 1);
    return counts;
  };

  const countChanges = (parts: Parts): Counts => {
    const { counts } = kept;
    for (const [travel, part] of parts.entries()) {
      const before = kept.parts[travel];
      if (before === part || !before) continue;
      add(counts, before, -1);
      add(counts, part, 1);
    }
    return counts;
  };

  return (parts) => {
    const areSame = kept.parts.length === parts.length;
    kept = { parts, counts: areSame ? countChanges(parts) : countAnew(parts) };
    return new Map(
      [...kept.counts].filter(([, n]) => n > 0).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  };
};

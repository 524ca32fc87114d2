import { type Status, statuses } from "#features/records/statuses/contract.ts";
import type { CatalogueIndex } from "../index/catalogue-index.ts";
import { isOnSaleIn, isoDayOf, statusIn, type TravelPart } from "../index/travel-part.ts";

type Parts = CatalogueIndex["parts"];
type Counts = Map<string, number>;

/**
 * The number of departures by month (`2027-05`), the earliest month first. Only departures with the
 * counter's statuses count on which a seat can be booked; months without any are left out.
 */
export type MonthlyCounter = (parts: Parts) => ReadonlyMap<string, number>;

/**
 * Remembers the sums for the previous index and recounts only the travels that changed since,
 * because a market has too many departures to recount after every change.
 */
export const createMonthlyCounter = (counted: readonly Status[]): MonthlyCounter => {
  const isCounted = statuses.map((status) => counted.includes(status));
  let cached: Readonly<{ parts: Parts; counts: Counts }> = { parts: [], counts: new Map() };

  const add = (counts: Counts, { codes, departures }: TravelPart, sign: 1 | -1) => {
    for (const [tour, code] of codes.entries()) {
      if (!isCounted[statusIn(code)] || !isOnSaleIn(code)) continue;
      const month = isoDayOf(departures[tour] ?? 0).slice(0, 7);
      counts.set(month, (counts.get(month) ?? 0) + sign);
    }
  };

  const countAll = (parts: Parts): Counts => {
    const counts: Counts = new Map();
    for (const part of parts) add(counts, part, 1);
    return counts;
  };

  const countChanges = (parts: Parts): Counts => {
    const { counts } = cached;
    for (const [travel, part] of parts.entries()) {
      const before = cached.parts[travel];
      if (before === part || !before) continue;
      add(counts, before, -1);
      add(counts, part, 1);
    }
    return counts;
  };

  return (parts) => {
    const hasSameTravels = cached.parts.length === parts.length;
    cached = { parts, counts: hasSameTravels ? countChanges(parts) : countAll(parts) };
    return new Map(
      [...cached.counts].filter(([, n]) => n > 0).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  };
};

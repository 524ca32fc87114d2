import { peopleFrom } from "#features/records/prices/rules.ts";

const maxCompared = 3;

/** A comparison of fewer departures is none. */
export const minCompared = 2;

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Stands in the canonical address for what does not fit. */
const moreMark = "more";

/**
 * The departures that an address asks to compare: ids that commas or repeated parameters separate,
 * each once. `isCut` says that there were more than fit side by side.
 */
export const comparedIds = (
  query: URLSearchParams,
): Readonly<{ ids: readonly string[]; isCut: boolean }> => {
  const asked = query.getAll("compare").join(",").slice(0, 500).toLowerCase().split(",");
  const ids = [...new Set(asked.filter((id) => idPattern.test(id)))];
  return {
    ids: ids.slice(0, maxCompared),
    isCut: ids.length > maxCompared || asked.includes(moreMark),
  };
};

/** The address of a comparison in one spelling, however it was written. */
export const comparisonQueryIn = (query: URLSearchParams): URLSearchParams => {
  const { ids, isCut } = comparedIds(query);
  return new URLSearchParams([
    ["compare", [...ids, ...(isCut ? [moreMark] : [])].join(",")],
    ...(peopleFrom(query) === 2 ? [["people", "2"]] : []),
  ]);
};

import { searchParameters } from "#features/content/search/query/search-params.ts";

/** Every parameter that some page reads; a request in which one is not valid text is refused. */
export const knownParameters = [
  ...searchParameters,
  "stars",
  "open",
  "tour",
  "ask",
  "room",
  "flexible",
  "compare",
  "city",
  "when",
  "on",
  "speaks",
  "led",
  "order",
  "currency",
] as const;

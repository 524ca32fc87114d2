/** The words by which a language names times, in lower case. */
export type TimeWords = Readonly<{
  /** The names of each month, January first. */
  months: readonly (readonly string[])[];
  /**
   * How a part of a month is called, with `{month}` for the month's name. It means the month, since a
   * search has no weeks.
   */
  partsOfMonth: readonly string[];
  seasons: Readonly<Record<"spring" | "summer" | "autumn" | "winter", readonly string[]>>;
  /**
   * The names of each holiday. A date range of the market that bears one of them is meant by all of
   * them.
   */
  holidays: readonly (readonly string[])[];
  /** Names of times that are other words too: they count only where a word says that they are times. */
  ambiguous: readonly string[];
  /** Words that stand before a time and say that it is one: `in` August. */
  before: readonly string[];
  /** Words that may stand between those and the time, and say nothing alone: in `the` summer. */
  filling: readonly string[];
  /** Words between two times. */
  between: readonly string[];
  /** Words before a time that is only the end of another span: `until` May. */
  bounds: readonly string[];
}>;

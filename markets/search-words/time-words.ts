/** The words by which a language names times, in lower case. */
export type TimeWords = Readonly<{
  /** The names of each month, January first. */
  months: readonly (readonly string[])[];
  seasons: Readonly<Record<"spring" | "summer" | "autumn" | "winter", readonly string[]>>;
  /** Words that stand before a time and say that it is one: `in` August. */
  before: readonly string[];
  /** Words that may stand between those and the time, and say nothing alone: in `the` summer. */
  filling: readonly string[];
  /** Words between two times. */
  between: readonly string[];
}>;

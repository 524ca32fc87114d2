/** What reviews of one language are made of: an opening and a second sentence, by how happy they are. */
export type ReviewPhrases = Readonly<{
  /** Four and five stars. `{who}` is the coordinator's first name. */
  glad: Readonly<{ first: readonly string[]; second: readonly string[] }>;
  /** Three stars. */
  mixed: Readonly<{ first: readonly string[]; second: readonly string[] }>;
  /** One and two stars. */
  sorry: Readonly<{ first: readonly string[]; second: readonly string[] }>;
}>;

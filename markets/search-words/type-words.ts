/** The words by which a language's visitors search for types of travel. */
export type TypeWords = Readonly<{
  /**
   * How each type is called, first as it is usually named and then as it is searched. A type of the
   * market that bears one of the words is meant by all of them. Single words of the texts, such as
   * “hiking”, are left out: the search finds them by themselves. Short forms, such as “trek”, stand
   * in no text.
   */
  types: readonly (readonly string[])[];
  /** Prepositions between a type and a place: “Wanderreise nach Japan”. */
  beforePlaces: readonly string[];
}>;

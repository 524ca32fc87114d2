import type { Topic } from "#markets/search-words/question-words.ts";

/** What an answer may be taken from: a question of staff, a part of a page, a rule, a fact, a trip. */
export type Source = Readonly<{
  /** Names it within its market; `faqs/ID`, `pages/how-it-works/sections/2`, `trips/SLUG`. */
  key: string;
  /** What it is about: a question, or a heading with its page's title. */
  heading: string;
  text: string;
  /** What it tells besides what its words say, such as a trip its price of today. */
  topics: readonly Topic[];
  /** How a link to it reads. */
  label: string;
  path: string;
  /**
   * The places and trips of which one has to be named in a question before this answers it; null for
   * what holds everywhere.
   */
  about: readonly string[] | null;
  /**
   * Topics of which a question has to be before this answers it, so that a text on the law says
   * nothing on what it mentions by the way; null for what may answer anything.
   */
  subject: readonly Topic[] | null;
  /** Of a trip: its id, for what is only true at this moment. */
  travelId: string | null;
}>;

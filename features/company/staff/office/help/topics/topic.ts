export type HelpQuestion = Readonly<{
  /** Its value in the address. */
  slug: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
}>;

export type HelpTopic = Readonly<{ label: string; questions: readonly HelpQuestion[] }>;

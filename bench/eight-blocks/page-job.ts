import { type BlockForm, blockForms } from "./block-forms.ts";

/** A page to write: its name, and for each block either words of its own or those it comes with. */
export type PageJob = Readonly<{
  name: string;
  blocks: readonly Readonly<{
    form: BlockForm;
    /** What its first field is to say; null leaves the words that the block begins with. */
    words: string | null;
  }>[];
}>;

const ownWords = [
  "Two weeks and nobody you know yet",
  "How a week goes",
  "Pick your pace",
  "Before you pack",
  "I came alone and left with eleven friends.",
  "What others asked",
  "Bring somebody, pay less",
  "Talk to us first",
];

export const startingWords = (name: string): PageJob => ({
  name,
  blocks: blockForms.map((form) => ({ form, words: null })),
});

export const withOwnWords = (name: string): PageJob => ({
  name,
  blocks: blockForms.map((form, index) => ({ form, words: ownWords[index] ?? "" })),
});

/** What is stored of a block: its type and its first field. */
export type StoredBlock = Readonly<{ blockType: string; firstField: unknown }>;

/**
 * Compares a stored page with what was to be written. What blocks begin with is not compared: ours
 * begin in the market's language.
 * @throws Error when a block is missing or does not have its own words
 */
export const checkStored = (job: PageJob, stored: readonly StoredBlock[]): void => {
  const expected = job.blocks.map(({ form, words }, index) => ({
    blockType: form.blockType,
    firstField: words ?? stored[index]?.firstField,
  }));
  if (JSON.stringify(stored) !== JSON.stringify(expected))
    throw new Error(`Stored is ${JSON.stringify(stored)}, not ${JSON.stringify(expected)}.`);
};

/** @param contentOf gives the fields of a block that an editor has stored */
export const toStored = <Block>(
  blocks: readonly Block[],
  typeOf: (block: Block) => string,
  contentOf: (block: Block) => Readonly<Record<string, unknown>>,
): readonly StoredBlock[] =>
  blocks.map((block) => {
    const blockType = typeOf(block);
    const form = blockForms.find((each) => each.blockType === blockType);
    return { blockType, firstField: contentOf(block)[form?.fields[0]?.name ?? ""] };
  });

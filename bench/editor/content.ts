import type { Block, PageInput } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";

/** Content of a cards block with one card, as the flat object that all compared editors edit. */
export type CardsFields = Readonly<{
  title: string;
  cardTitle: string;
  text: string;
  link: string;
  picture: string;
  customCss: string;
}>;

/**
 * Text of a block before the benchmark types into it. Every block has another text, so that a block
 * can be found by its text.
 */
export const initialText = (index: number): string => `Breakfast by the harbour, day ${index + 1}.`;

export const sampleBlocks = (count: number): CardsFields[] =>
  Array.from({ length: count }, (_, index) => ({
    title: `What the week holds, part ${index + 1}`,
    cardTitle: `Day ${index + 1}`,
    text: initialText(index),
    link: "/cerca",
    picture: "",
    customCss: "",
  }));

/** The block type with six fields: a title, one card's title, text, link and picture, and CSS. */
export const blockType = "wr-cards";

const toBlock = ({ title, cardTitle, text, link, customCss }: CardsFields): Block => ({
  id: crypto.randomUUID(),
  blockType,
  content: { title, cards: [{ title: cardTitle, text, link, media: null }], customCss },
  enabled: true,
  schedule: null,
});

/** A published page of `count` blocks at the slug `bench-<count>`. */
export const benchPage = (count: number): PageInput => ({
  ...newPage(crypto.randomUUID()),
  name: `Bench ${count}`,
  slug: `bench-${count}`,
  isPublished: true,
  blocks: sampleBlocks(count).map(toBlock),
});

const sentence = "we walk down to the old harbour and wait for the first boat of the day ";

/**
 * Words of `length` characters in all. The text never ends in a space, because some fields trim
 * spaces.
 */
export const sampleText = (length: number): string =>
  `${sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length - 1)}x`;

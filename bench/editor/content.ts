import type { Block, PageInput } from "#features/pages/contract.ts";
import { newPage } from "#features/pages/page-defaults.ts";

/** The six fields of a cards block that holds one card, as the peers hold them. */
export type SixFields = Readonly<{
  title: string;
  cardTitle: string;
  text: string;
  link: string;
  picture: string;
  customCss: string;
}>;

/** What a block's text says before anybody types; no two blocks say the same. */
export const textOfBlock = (index: number): string => `Breakfast by the harbour, day ${index + 1}.`;

/** What every measured editor is given to edit. */
export const sixFields = (count: number): SixFields[] =>
  Array.from({ length: count }, (_, index) => ({
    title: `What the week holds, part ${index + 1}`,
    cardTitle: `Day ${index + 1}`,
    text: textOfBlock(index),
    link: "/cerca",
    picture: "",
    customCss: "",
  }));

/** The block type with six fields: a title, one card's title, text, link and picture, and CSS. */
export const blockType = "wr-cards";

const blockOf = ({ title, cardTitle, text, link, customCss }: SixFields): Block => ({
  id: crypto.randomUUID(),
  blockType,
  content: { title, cards: [{ title: cardTitle, text, link, media: null }], customCss },
  enabled: true,
  schedule: null,
});

/** A published page of so many blocks; its slug is `bench-` and their number. */
export const benchPage = (count: number): PageInput => ({
  ...newPage(crypto.randomUUID()),
  name: `Bench ${count}`,
  slug: `bench-${count}`,
  isPublished: true,
  blocks: sixFields(count).map(blockOf),
});

const words = "we walk down to the old harbour and wait for the first boat of the day ";

/** So many letters of plain words; never a space at the end, which some fields cut off. */
export const textOf = (length: number): string =>
  `${words.repeat(Math.ceil(length / words.length)).slice(0, length - 1)}x`;

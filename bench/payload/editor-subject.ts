import { sampleBlocks } from "../editor/content.ts";
import type { Subject } from "../editor/subjects.ts";
import { startPayload } from "./start.ts";

const toPage = (size: number) => ({
  name: `Bench ${size}`,
  slug: `bench-${size}`,
  blocks: sampleBlocks(size).map(({ title, cardTitle, text, link, customCss }) => ({
    blockType: "wr-cards",
    title,
    cards: [{ title: cardTitle, text, link }],
    customCss,
  })),
});

/**
 * Payload's editor with a page of each size. Its blocks are closed at first, as ours are: opened,
 * which is its default, a hundred of them take longer.
 */
export const startPayloadEditor = async (sizes: readonly number[]) => {
  const served = await startPayload(sizes.map(toPage), "closed");
  const idOf = (blocks: number) => served.ids[sizes.indexOf(blocks)] ?? "";
  let middle = 0;
  const subject: Subject = {
    name: "payload",
    urlFor: (blocks) => served.at(`/admin/collections/pages/${idOf(blocks)}`),
    cookies: served.cookies,
    forget: (blocks) => served.forget(idOf(blocks)),
    scopeSelector: "form.collection-edit__form",
    openBlock: async (page, blocks) => {
      middle = Math.floor(blocks / 2);
      await page.locator(`#blocks-row-${middle} .collapsible__toggle`).first().click();
    },
    textField: (page) => page.locator(`#field-blocks__${middle}__cards__0__text`),
  };
  return { subject, stop: () => served.stop() };
};

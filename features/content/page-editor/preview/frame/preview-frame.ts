import type { PageInput } from "#features/content/pages/contract.ts";
import frameCss from "./preview-frame.css?inline";
import { createTextEditing } from "../texts/text-editing.ts";
import type { TextFields } from "../texts/text-fields.ts";
import { listenToFrame } from "./frame-events.ts";
import { createViewKeeper } from "#design/office/frame/keep-in-view.ts";
import { createBlockSlot, type BlockSlot, type FrameBlock } from "./frame-block.ts";

export type FrameContent = Readonly<{
  page: Pick<PageInput, "name" | "customHtmlClasses" | "attributes">;
  pageCss: string;
  blocks: readonly FrameBlock[];
}>;

export type PreviewFrame = Readonly<{
  show: (content: FrameContent) => void;
  /**
   * Scrolls to a block once the block is rendered, and again while the page around it changes
   * height, until the user scrolls or clicks. With null the scrolling stops.
   */
  reveal: (id: string | null) => void;
}>;

const siteChrome = ".skip-link, .site-header, .beans, .site-footer, dialog";

const setDataAttribute = (
  element: HTMLElement,
  name: "hero" | "head" | "frame",
  value: string | false,
) => {
  if (value) element.dataset[name] = value;
  else delete element.dataset[name];
};

/** Shows what the page says of itself: classes, header and layout. */
const showPage = (
  element: HTMLElement,
  { customHtmlClasses, attributes }: FrameContent["page"],
) => {
  const { body } = element.ownerDocument;
  element.className = customHtmlClasses.join(" ");
  setDataAttribute(element, "hero", attributes.transparentHeader && "true");
  setDataAttribute(body, "head", attributes.transparentHeader && "picture");
  setDataAttribute(body, "frame", attributes.hideLayout && "none");
};

/** @returns whether there were others */
const removeOthers = (slots: Map<string, BlockSlot>, blocks: readonly FrameBlock[]): boolean => {
  const ids = new Set(blocks.map(({ id }) => id));
  const others = [...slots].filter(([id]) => !ids.has(id));
  for (const [id, slot] of others) {
    slot.remove();
    slots.delete(id);
  }
  return others.length > 0;
};

/**
 * Puts the nodes in their order.
 * @param from the node that stands at the place of the first
 * @returns whether one had to be put anywhere
 */
const placeNodes = (
  page: Element,
  from: ChildNode | null,
  nodes: readonly ChildNode[],
): boolean => {
  let next = from;
  let isAnyPlaced = false;
  for (const node of nodes)
    if (node === next) next = next.nextSibling;
    else {
      page.insertBefore(node, next);
      isAnyPlaced = true;
    }
  return isAnyPlaced;
};

/**
 * Takes control of a loaded frame: links and forms do nothing, a click on a text edits it, and a
 * click elsewhere on a block opens the block.
 * @param fields null when texts are only shown
 * @param onChosen called before a block is opened by a click or key in the frame
 * @returns null when the document is not the market's preview page
 */
export const createPreviewFrame = (
  frame: HTMLIFrameElement,
  onOpen: (id: string) => void,
  fields: TextFields | null,
  onChosen: (id: string) => void,
): PreviewFrame | null => {
  const { contentDocument: document } = frame;
  const page = document?.getElementById("page");
  if (!document || !page) return null;
  const slots = new Map<string, BlockSlot>();
  const label = document.createElement("div");
  label.className = "preview-label";
  label.setAttribute("aria-hidden", "true");
  const frameStyle = document.createElement("style");
  frameStyle.textContent = frameCss;
  const pageStyle = document.createElement("style");
  document.head.append(frameStyle);
  document.body.append(label);
  const heading = page.querySelector("h1");
  page.replaceChildren(pageStyle, ...(heading ? [heading] : []));
  for (const element of document.querySelectorAll(siteChrome))
    element.toggleAttribute("inert", true);

  let latest: FrameContent | null = null;
  const open = (id: string) => {
    onChosen(id);
    onOpen(id);
  };
  const begin: TextFields["begin"] = (place) => {
    onChosen(place.block);
    return fields?.begin(place) ?? false;
  };
  const editing =
    fields && createTextEditing(document, { ...fields, begin }, () => latest && show(latest));
  const isEditing = (element: Element) => editing?.isEditing(element) ?? false;
  const viewKeeper = createViewKeeper(document, (id) => slots.get(id)?.first() ?? null);

  listenToFrame(frame, document, open, editing);

  const show = (content: FrameContent) => {
    latest = content;
    editing?.sync();
    const { pageCss, blocks } = content;
    showPage(page, content.page);
    if (pageStyle.textContent !== pageCss) pageStyle.textContent = pageCss;
    if (heading && heading.textContent !== content.page.name)
      heading.textContent = content.page.name;
    const isAnyRemoved = removeOthers(slots, blocks);
    for (const block of blocks) {
      const slot = slots.get(block.id) ?? createBlockSlot(document, { fields, isEditing });
      slots.set(block.id, slot);
      slot.show(block);
    }
    const nodes = blocks.flatMap(({ id }) => slots.get(id)?.nodes() ?? []);
    const isAnyPlaced = placeNodes(page, (heading ?? pageStyle).nextSibling, nodes);
    const openName = blocks.find(({ isOpen }) => isOpen)?.name.replace(/, block \d+$/, "") ?? "";
    if (label.textContent !== openName) label.textContent = openName;
    if (isAnyRemoved || isAnyPlaced) viewKeeper.check(); // blocks that only change their height are observed
  };

  return { show, reveal: viewKeeper.keep };
};

import type { PageInput } from "#features/pages/contract.ts";
import frameCss from "./preview-frame.css?inline";
import { createViewKeeper } from "./keep-in-view.ts";
import { createBlockSlot, type BlockSlot, type FrameBlock } from "./frame-block.ts";

export type FrameContent = Readonly<{
  page: Pick<PageInput, "name" | "customHtmlClasses" | "attributes">;
  pageCss: string;
  blocks: readonly FrameBlock[];
}>;

export type FrameView = Readonly<{
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

const blockAt = (target: EventTarget | null): string | null => {
  const blockElement =
    target !== null && "closest" in target
      ? (target as Element).closest<HTMLElement>("[data-preview]")
      : null;
  return blockElement?.dataset["preview"] ?? null;
};

/** Keyboard shortcuts belong to the editor, also while the focus is in the frame. */
const forwardShortcut = (frame: Element, event: KeyboardEvent) => {
  if (!event.ctrlKey && !event.metaKey) return;
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  const keyState = { key, code, ctrlKey, metaKey, shiftKey, altKey };
  const forwarded = new KeyboardEvent("keydown", { ...keyState, bubbles: true, cancelable: true });
  if (!frame.dispatchEvent(forwarded)) event.preventDefault();
};

/**
 * Takes control of a loaded frame: links and forms do nothing, and a click on a block opens it.
 * @returns null when the document is not the market's preview page
 */
export const createFrameView = (
  frame: HTMLIFrameElement,
  onOpen: (id: string) => void,
): FrameView | null => {
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

  const viewKeeper = createViewKeeper(document, (id) => slots.get(id)?.first() ?? null);

  document.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      const id = blockAt(event.target);
      if (id !== null) onOpen(id);
    },
    true,
  );
  for (const type of ["submit", "dragstart", "auxclick"])
    document.addEventListener(type, (event) => event.preventDefault(), true);
  document.addEventListener("keydown", (event) => {
    const id = event.key === "Enter" ? blockAt(event.target) : null;
    if (id === null) return forwardShortcut(frame, event);
    event.preventDefault();
    return onOpen(id);
  });

  return {
    show({ page: { name, customHtmlClasses, attributes }, pageCss, blocks }) {
      page.className = customHtmlClasses.join(" ");
      setDataAttribute(page, "hero", attributes.transparentHeader && "true");
      setDataAttribute(document.body, "head", attributes.transparentHeader && "picture");
      setDataAttribute(document.body, "frame", attributes.hideLayout && "none");
      if (pageStyle.textContent !== pageCss) pageStyle.textContent = pageCss;
      if (heading && heading.textContent !== name) heading.textContent = name;
      const ids = new Set(blocks.map(({ id }) => id));
      for (const [id, slot] of slots)
        if (!ids.has(id)) {
          slot.remove();
          slots.delete(id);
        }
      for (const block of blocks) {
        const slot = slots.get(block.id) ?? createBlockSlot(document);
        slots.set(block.id, slot);
        slot.show(block);
      }
      let nextNode: ChildNode | null = (heading ?? pageStyle).nextSibling;
      for (const node of blocks.flatMap(({ id }) => slots.get(id)?.nodes() ?? []))
        if (node === nextNode) nextNode = nextNode.nextSibling;
        else page.insertBefore(node, nextNode);
      label.textContent =
        blocks.find(({ isOpen }) => isOpen)?.name.replace(/, block \d+$/, "") ?? "";
      viewKeeper.check();
    },
    reveal: viewKeeper.keep,
  };
};

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
  show: (framed: FrameContent) => void;
  /**
   * Brings a block into sight as soon as it is drawn, and again while the page still grows around
   * it, until the person scrolls or presses something. Null lets go.
   */
  reveal: (id: string | null) => void;
}>;

const siteChrome = ".skip-link, .site-header, .beans, .site-footer, dialog";

const setDataAttribute = (
  part: HTMLElement,
  name: "hero" | "head" | "frame",
  value: string | false,
) => {
  if (value) part.dataset[name] = value;
  else delete part.dataset[name];
};

const blockAt = (target: EventTarget | null): string | null => {
  const found =
    target !== null && "closest" in target
      ? (target as Element).closest<HTMLElement>("[data-preview]")
      : null;
  return found?.dataset["preview"] ?? null;
};

/** Keys held with Ctrl or Command are the editor's, wherever the focus is. */
const forwardShortcut = (frame: Element, event: KeyboardEvent) => {
  if (!event.ctrlKey && !event.metaKey) return;
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  const held = { key, code, ctrlKey, metaKey, shiftKey, altKey };
  const own = new KeyboardEvent("keydown", { ...held, bubbles: true, cancelable: true });
  if (!frame.dispatchEvent(own)) event.preventDefault();
};

/**
 * Takes over a loaded frame: nothing in it runs or leads anywhere, a press on a block opens it.
 * @returns null where the document is not the market's page
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
  const own = document.createElement("style");
  own.textContent = frameCss;
  const pageStyle = document.createElement("style");
  document.head.append(own);
  document.body.append(label);
  const heading = page.querySelector("h1");
  page.replaceChildren(pageStyle, ...(heading ? [heading] : []));
  for (const part of document.querySelectorAll(siteChrome)) part.toggleAttribute("inert", true);

  const keeper = createViewKeeper(document, (id) => slots.get(id)?.first() ?? null);

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
      let place: ChildNode | null = (heading ?? pageStyle).nextSibling;
      for (const node of blocks.flatMap(({ id }) => slots.get(id)?.nodes() ?? []))
        if (node === place) place = place.nextSibling;
        else page.insertBefore(node, place);
      label.textContent =
        blocks.find(({ isOpen }) => isOpen)?.name.replace(/, block \d+$/, "") ?? "";
      keeper.check();
    },
    reveal: keeper.keep,
  };
};

import { markFrameTexts } from "../texts/frame-text.ts";
import type { TextFields } from "../texts/text-fields.ts";
import { patch } from "#design/office/frame/patch.ts";

export type FrameBlock = Readonly<{
  id: string;
  /** For example `Hero, block 2`. */
  name: string;
  html: string;
  css: string;
  /**
   * Text of a bar above the block, or in place of a block that is not rendered; null when visitors
   * see the block normally.
   */
  note: string | null;
  /** Whether the note reports an error. */
  hasError: boolean;
  /** Whether the block is rendered. An open block is rendered even when visitors do not see it. */
  isVisible: boolean;
  isOpen: boolean;
  /** Whether a colleague is editing the block. */
  isReadOnly: boolean;
}>;

export type BlockSlotOptions = Readonly<{
  /** Null when texts are only shown. */
  fields: TextFields | null;
  /** Whether a text in the element is being typed in. */
  isEditing: (element: Element) => boolean;
}>;

const tabbableSelector =
  "a, button, input, select, textarea, summary, iframe, video, audio, [tabindex]";

const parseHtml = (document: Document, html: string): ChildNode[] => {
  const template = document.createElement("template");
  template.innerHTML = html;
  return [...document.importNode(template.content, true).childNodes];
};

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

const comparedKeys = [
  "name",
  "html",
  "css",
  "note",
  "hasError",
  "isVisible",
  "isOpen",
  "isReadOnly",
] as const;
const isSame = (a: FrameBlock | null, b: FrameBlock): boolean =>
  a !== null && comparedKeys.every((part) => a[part] === b[part]);

/** Marks an element as part of a block, so that a click on it opens the block. */
const markElement = (element: HTMLElement, block: FrameBlock, fields: TextFields | null) => {
  const { id, isOpen } = block;
  element.dataset["preview"] = id;
  element.toggleAttribute("data-preview-open", isOpen);
  for (const descendant of element.querySelectorAll<HTMLElement>(tabbableSelector))
    descendant.tabIndex = -1;
  markFrameTexts(element, block, fields);
};

/** Gives a block one Tab stop; inside it only the texts of the open block have one. */
const makeFocusable = (element: HTMLElement, { name, note, isOpen }: FrameBlock) => {
  if (isOpen) element.dataset["previewOpen"] = "first";
  element.tabIndex = 0;
  element.setAttribute("role", "group");
  const next = isOpen ? "Open" : "Enter opens it";
  element.setAttribute("aria-label", `${name}${note === null ? "" : `, ${note}`}. ${next}`);
};

const clearFocusable = (element: HTMLElement) => {
  for (const name of ["tabindex", "role", "aria-label"]) element.removeAttribute(name);
};

/** One block in the frame's document, with the same nodes as on the public page. */
export const createBlockSlot = (document: Document, { fields, isEditing }: BlockSlotOptions) => {
  const style = document.createElement("style");
  const noteBar = document.createElement("p");
  noteBar.className = "preview-note";
  let current: FrameBlock | null = null;
  /** Null while the nodes differ from any HTML that was sent, by what is typed in them. */
  let shownHtml: string | null = null;
  let roots: ChildNode[] = [];
  let nodes: readonly ChildNode[] = [];

  const setHtml = (html: string) => {
    const next = parseHtml(document, html);
    const [old] = roots;
    const [single] = next;
    if (old && single && roots.length === 1 && next.length === 1) {
      roots = [patch(old, single)];
      return;
    }
    for (const root of roots) root.remove();
    roots = next;
  };

  /** A text that is typed in keeps its nodes until that is over. */
  const updateHtml = (html: string) => {
    if (roots.some((root) => isElement(root) && isEditing(root))) {
      shownHtml = null;
      return;
    }
    if (shownHtml === html) return;
    setHtml(html);
    shownHtml = html;
  };

  const setNodes = ({ css, note, isVisible }: FrameBlock) => {
    const before = nodes;
    const content = isVisible ? [...(css === "" ? [] : [style]), ...roots] : [];
    nodes = note === null ? content : [noteBar, ...content];
    for (const node of before) if (!nodes.includes(node)) node.remove();
  };

  const elements = () => nodes.filter((node) => isElement(node)).filter((node) => node !== style);

  return {
    show(next: FrameBlock) {
      if (isSame(current, next) && shownHtml === next.html) return;
      updateHtml(next.html);
      style.textContent = next.css;
      noteBar.textContent = `${next.name} · ${next.note}`;
      noteBar.toggleAttribute("data-preview-wrong", next.hasError);
      current = next;
      setNodes(next);
      const [first, ...rest] = elements();
      for (const element of elements()) {
        markElement(element, next, fields);
        element.toggleAttribute("data-preview-dim", element !== noteBar && next.note !== null);
      }
      if (first) makeFocusable(first, next);
      rest.forEach(clearFocusable);
    },
    nodes: () => nodes,
    /** The block's first element; null while nothing of it is visible. */
    first: (): HTMLElement | null => elements()[0] ?? null,
    remove() {
      for (const node of nodes) node.remove();
    },
  };
};

export type BlockSlot = ReturnType<typeof createBlockSlot>;

import { patch } from "./patch.ts";

export type FrameBlock = Readonly<{
  id: string;
  /** `Hero, block 2`. */
  name: string;
  html: string;
  css: string;
  /** Said in a bar above the block, or in its place; null when visitors simply see it. */
  note: string | null;
  /** The note says that something is wrong. */
  isWrong: boolean;
  /** Whether the block itself shows, though visitors may not see it. */
  isVisible: boolean;
  isOpen: boolean;
}>;

const tabbableSelector =
  "a, button, input, select, textarea, summary, iframe, video, audio, [tabindex]";

const parseHtml = (document: Document, html: string): ChildNode[] => {
  const template = document.createElement("template");
  template.innerHTML = html;
  return [...document.importNode(template.content, true).childNodes];
};

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

const comparedKeys = ["name", "html", "css", "note", "isWrong", "isVisible", "isOpen"] as const;
const isSame = (a: FrameBlock | null, b: FrameBlock): boolean =>
  a !== null && comparedKeys.every((part) => a[part] === b[part]);

/** Marks an element as part of a block: a press on it opens the block. */
const markElement = (element: HTMLElement, { id, isOpen }: FrameBlock) => {
  element.dataset["preview"] = id;
  element.toggleAttribute("data-preview-open", isOpen);
  for (const inner of element.querySelectorAll<HTMLElement>(tabbableSelector)) inner.tabIndex = -1;
};

/** Makes an element the block's way in by keyboard: what is inside it is not reached by Tab. */
const makeFocusable = (element: HTMLElement, { name, note, isOpen }: FrameBlock) => {
  if (isOpen) element.dataset["previewOpen"] = "first";
  element.tabIndex = 0;
  element.setAttribute("role", "group");
  element.setAttribute("aria-label", `${name}${note === null ? "" : `, ${note}`}. Enter opens it`);
};

const clearFocusable = (element: HTMLElement) => {
  for (const name of ["tabindex", "role", "aria-label"]) element.removeAttribute(name);
};

/** Where one block stands in the frame: the nodes of its drawing, as the public page has them. */
export const createBlockSlot = (document: Document) => {
  const style = document.createElement("style");
  const bar = document.createElement("p");
  bar.className = "preview-note";
  let shown: FrameBlock | null = null;
  let roots: ChildNode[] = [];
  let nodes: readonly ChildNode[] = [];

  const draw = (html: string) => {
    const next = parseHtml(document, html);
    const [old] = roots;
    const [only] = next;
    if (old && only && roots.length === 1 && next.length === 1) {
      roots = [patch(old, only)];
      return;
    }
    for (const root of roots) root.remove();
    roots = next;
  };

  const place = ({ css, note, isVisible }: FrameBlock) => {
    const before = nodes;
    const own = isVisible ? [...(css === "" ? [] : [style]), ...roots] : [];
    nodes = note === null ? own : [bar, ...own];
    for (const node of before) if (!nodes.includes(node)) node.remove();
  };

  const elements = () => nodes.filter((node) => isElement(node)).filter((node) => node !== style);

  return {
    show(next: FrameBlock) {
      if (isSame(shown, next)) return;
      if (shown?.html !== next.html) draw(next.html);
      style.textContent = next.css;
      bar.textContent = `${next.name} · ${next.note}`;
      bar.toggleAttribute("data-preview-wrong", next.isWrong);
      shown = next;
      place(next);
      const [first, ...rest] = elements();
      for (const element of elements()) {
        markElement(element, next);
        element.toggleAttribute("data-preview-dim", element !== bar && next.note !== null);
      }
      if (first) makeFocusable(first, next);
      rest.forEach(clearFocusable);
    },
    /** The nodes that belong into the page, in their order. */
    nodes: () => nodes,
    /** Where the block begins; null while nothing of it can be seen. */
    first: (): HTMLElement | null => elements()[0] ?? null,
    remove() {
      for (const node of nodes) node.remove();
    },
  };
};

export type BlockSlot = ReturnType<typeof createBlockSlot>;

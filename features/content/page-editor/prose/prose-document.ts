import type { JSONContent } from "@tiptap/core";
import type { Fragment, Mark, Node } from "@tiptap/pm/model";
import {
  isProseList,
  type ProseBlock,
  type ProseItem,
  type ProseList,
  type ProseRun,
} from "#platform/prose/prose.ts";

const marksOf = ({ isBold, isItalic, link }: ProseRun) => [
  ...(isBold ? [{ type: "bold" }] : []),
  ...(isItalic ? [{ type: "italic" }] : []),
  ...(link === null ? [] : [{ type: "link", attrs: { href: link } }]),
];

const inlineOf = (runs: readonly ProseRun[]): JSONContent[] =>
  runs.flatMap((run) =>
    run.text.split("\n").flatMap((text, index): JSONContent[] => {
      const marks = marksOf(run);
      return [
        ...(index > 0 ? [{ type: "hardBreak", marks }] : []),
        ...(text ? [{ type: "text", text, marks }] : []),
      ];
    }),
  );

const listNodeOf = ({ kind, start, items }: ProseList): JSONContent => ({
  ...(kind === "bullets" ? { type: "bulletList" } : { type: "orderedList", attrs: { start } }),
  content: items.map(({ runs, lists }) => ({
    type: "listItem",
    content: [{ type: "paragraph", content: inlineOf(runs) }, ...lists.map(listNodeOf)],
  })),
});

const nodeOf = (block: ProseBlock): JSONContent => {
  if (isProseList(block)) return listNodeOf(block);
  const content = inlineOf(block.runs);
  if (block.kind === "paragraph") return { type: "paragraph", content };
  return { type: "heading", attrs: { level: block.kind === "heading" ? 2 : 3 }, content };
};

/** The editor's document; without blocks it holds one empty paragraph. */
export const toDocument = (blocks: readonly ProseBlock[]): JSONContent => ({
  type: "doc",
  content: blocks.length > 0 ? blocks.map(nodeOf) : [{ type: "paragraph" }],
});

const linkOf = (marks: readonly Mark[]): string | null => {
  const href: unknown = marks.find(({ type }) => type.name === "link")?.attrs["href"];
  return typeof href === "string" && href !== "" ? href : null;
};

const runOf = (node: Node): ProseRun => ({
  text: node.isText ? (node.text ?? "") : "\n",
  isBold: node.marks.some(({ type }) => type.name === "bold"),
  isItalic: node.marks.some(({ type }) => type.name === "italic"),
  link: linkOf(node.marks),
});

const runsOf = (node: Node | null): ProseRun[] => node?.children.map(runOf) ?? [];

const startOf = (node: Node): number => {
  const start: unknown = node.attrs["start"];
  return Number.isInteger(start) && Number(start) >= 0 ? Number(start) : 1;
};

const listOf = (node: Node): ProseList => ({
  kind: node.type.name === "bulletList" ? "bullets" : "numbers",
  start: startOf(node),
  items: node.children.map(itemOf),
});

const itemOf = (item: Node): ProseItem => ({
  runs: runsOf(item.firstChild),
  lists: item.children.slice(1).map(listOf),
});

const blockOf = (node: Node): ProseBlock => {
  switch (node.type.name) {
    case "bulletList":
    case "orderedList":
      return listOf(node);
    case "heading":
      return { kind: node.attrs["level"] === 2 ? "heading" : "subheading", runs: runsOf(node) };
    default:
      return { kind: "paragraph", runs: runsOf(node) };
  }
};

/** The blocks of a document, or of a piece cut from one, which may begin within a list. */
export const fromDocument = (content: Fragment): readonly ProseBlock[] => {
  const nodes = [...content.content];
  if (nodes.every(({ type }) => type.name === "listItem") && nodes.length > 0)
    return [{ kind: "bullets", start: 1, items: nodes.map(itemOf) }];
  return nodes.some(({ isInline }) => isInline)
    ? [{ kind: "paragraph", runs: nodes.map(runOf) }]
    : nodes.map(blockOf);
};

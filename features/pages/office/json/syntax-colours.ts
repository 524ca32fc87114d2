import { syntaxTree } from "@codemirror/language";
import { RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin } from "@codemirror/view";

const kinds: Readonly<Record<string, string>> = {
  PropertyName: "json-key",
  String: "json-text",
  Number: "json-number",
  True: "json-word",
  False: "json-word",
  Null: "json-word",
};
const marks = new Map(
  Object.entries(kinds).map(([name, kind]) => [name, Decoration.mark({ class: kind })]),
);

const marksIn = (view: EditorView): DecorationSet => {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges)
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: (node) => {
        const mark = marks.get(node.name);
        if (mark) builder.add(node.from, node.to, mark);
      },
    });
  return builder.finish();
};

/** Keys and values in colours of the style sheet, so that light and dark are one. */
export const colours = ViewPlugin.define(
  (view) => ({
    shown: marksIn(view),
    update({ view: now, docChanged, viewportChanged, startState, state }) {
      const isRead = syntaxTree(startState) !== syntaxTree(state);
      if (docChanged || viewportChanged || isRead) this.shown = marksIn(now);
    },
  }),
  { decorations: ({ shown }) => shown },
);

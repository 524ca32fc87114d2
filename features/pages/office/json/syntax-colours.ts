import { syntaxTree } from "@codemirror/language";
import { RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin } from "@codemirror/view";

const classByNode: Readonly<Record<string, string>> = {
  PropertyName: "json-key",
  String: "json-text",
  Number: "json-number",
  True: "json-word",
  False: "json-word",
  Null: "json-word",
};
const decorations = new Map(
  Object.entries(classByNode).map(([name, kind]) => [name, Decoration.mark({ class: kind })]),
);

const decorate = (view: EditorView): DecorationSet => {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges)
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: (node) => {
        const mark = decorations.get(node.name);
        if (mark) builder.add(node.from, node.to, mark);
      },
    });
  return builder.finish();
};

/** Keys and values in colours of the style sheet, so that light and dark are one. */
export const syntaxColours = ViewPlugin.define(
  (view) => ({
    shown: decorate(view),
    update({ view: now, docChanged, viewportChanged, startState, state }) {
      const isRead = syntaxTree(startState) !== syntaxTree(state);
      if (docChanged || viewportChanged || isRead) this.shown = decorate(now);
    },
  }),
  { decorations: ({ shown }) => shown },
);

import { syntaxTree } from "@codemirror/language";
import { RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin } from "@codemirror/view";

const classByNode: Readonly<Record<string, string>> = {
  PropertyName: "json-key",
  String: "json-string",
  Number: "json-number",
  True: "json-literal",
  False: "json-literal",
  Null: "json-literal",
};
const decorations = new Map(
  Object.entries(classByNode).map(([name, className]) => [
    name,
    Decoration.mark({ class: className }),
  ]),
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

/** Colours come from CSS variables, so that light and dark mode need no separate theme. */
export const syntaxColours = ViewPlugin.define(
  (view) => ({
    decorations: decorate(view),
    update({ view: now, docChanged, viewportChanged, startState, state }) {
      const isRead = syntaxTree(startState) !== syntaxTree(state);
      if (docChanged || viewportChanged || isRead) this.decorations = decorate(now);
    },
  }),
  { decorations: ({ decorations }) => decorations },
);

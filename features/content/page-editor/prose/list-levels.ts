import { type Editor, Extension } from "@tiptap/core";
import type { Node, ResolvedPos } from "@tiptap/pm/model";
import { maxListLevels } from "#platform/prose/prose.ts";

const isList = ({ type }: Node): boolean =>
  type.name === "bulletList" || type.name === "orderedList";

/** How many lists stand around a place. */
const levelAt = ($pos: ResolvedPos): number =>
  Array.from({ length: $pos.depth }, (_, depth) => $pos.node(depth + 1)).filter(isList).length;

/** How many levels of lists stand within a node. */
const levelsIn = (node: Node): number =>
  Math.max(0, ...node.children.map((child) => levelsIn(child) + Number(isList(child))));

/** The innermost item of a list at the caret; null outside of lists. */
const itemAt = ($pos: ResolvedPos): Node | null => {
  for (let { depth } = $pos; depth > 0; depth -= 1)
    if ($pos.node(depth).type.name === "listItem") return $pos.node(depth);
  return null;
};

/** Moves the item one level further in, below the item before it. @returns whether it could */
export const indentItem = (editor: Editor): boolean => {
  const { $from } = editor.state.selection;
  const item = itemAt($from);
  if (!item || levelAt($from) + levelsIn(item) >= maxListLevels) return false;
  return editor.commands.sinkListItem("listItem");
};

/** Moves the item one level further out. @returns false at the outermost, where it would end the list */
export const outdentItem = (editor: Editor): boolean =>
  levelAt(editor.state.selection.$from) > 1 && editor.commands.liftListItem("listItem");

/**
 * Tab and Mod-] indent an item of a list, Shift-Tab and Mod-[ outdent it. Where no item can be moved,
 * Tab moves the focus on. The brackets are taken even then: on a Mac they would leave the page.
 */
export const ListLevels = Extension.create({
  name: "listLevels",
  addKeyboardShortcuts() {
    const isInList = () => itemAt(this.editor.state.selection.$from) !== null;
    const indent = () => indentItem(this.editor);
    const outdent = () => outdentItem(this.editor);
    return {
      Tab: indent,
      "Shift-Tab": outdent,
      "Mod-]": () => indent() || isInList(),
      "Mod-[": () => outdent() || isInList(),
    };
  },
});

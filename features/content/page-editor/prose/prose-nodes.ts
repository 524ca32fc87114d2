import { type Extensions, Mark } from "@tiptap/core";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { isLink } from "#platform/address.ts";
import { ListLevels } from "./list-levels.ts";
import { TypedBold, TypedItalic } from "./typed-marks.ts";

/** A link whose address is not allowed is pasted as its words alone. */
const LinkMark = Mark.create({
  name: "link",
  inclusive: false, // typing after a link does not make it longer
  addAttributes: () => ({ href: { default: "" } }),
  parseHTML: () => [
    {
      tag: "a[href]",
      getAttrs: (anchor) => {
        const href = anchor.getAttribute("href") ?? "";
        return isLink(href) ? { href } : false;
      },
    },
  ],
  renderHTML: ({ mark }) => ["a", { href: String(mark.attrs["href"]), class: "prose-link" }, 0],
});

/**
 * The library's reads a pasted plain text as a list, though pasted text is never interpreted, and
 * keeps whether letters count the items, which is not stored.
 */
const NumberedList = OrderedList.extend({
  addProseMirrorPlugins: () => [],
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (list: HTMLElement) => Number.parseInt(list.getAttribute("start") ?? "", 10) || 1,
    },
  }),
});

/** Tab is a matter of `ListLevels`: the library's own ends a list by Shift Tab. */
const NestedItem = ListItem.extend({
  content: "paragraph (bulletList | orderedList)*",
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/**
 * What a text can hold, which is what `parseProse` reads: nothing else can be typed or pasted. The
 * page's own history undoes, so the library's is left out.
 */
export const proseNodes: Extensions = [
  Document,
  Paragraph,
  Text,
  TypedBold,
  TypedItalic,
  LinkMark,
  HardBreak,
  Heading.configure({ levels: [2, 3] }).extend({ content: "text*" }),
  BulletList,
  NumberedList,
  NestedItem,
  ListKeymap,
  ListLevels,
];

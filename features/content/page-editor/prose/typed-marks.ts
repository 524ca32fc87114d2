import { markInputRule } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { Italic } from "@tiptap/extension-italic";

// What is typed becomes a mark where its signs stand at the edges of words. The library's own rules
// take `3 * 4 *` and `*Note. *` for marks, which are signs of their own.
export const boldPatterns = [
  /(?:^|\s)(\*\*(?![\s*])([^*]*[^*\s])\*\*)$/,
  /(?:^|\s)(__(?![\s_])([^_]*[^_\s])__)$/,
];
export const italicPatterns = [
  /(?:^|\s)(\*(?![\s*])([^*]*[^*\s])\*)$/,
  /(?:^|\s)(_(?![\s_])([^_]*[^_\s])_)$/,
];

export const TypedBold = Bold.extend({
  addInputRules() {
    return boldPatterns.map((find) => markInputRule({ find, type: this.type }));
  },
});

export const TypedItalic = Italic.extend({
  addInputRules() {
    return italicPatterns.map((find) => markInputRule({ find, type: this.type }));
  },
});

import { loadBlockData, type RenderedBlock } from "../render-blocks.ts";
import type { BlockServices } from "../services.ts";
import { mapOneLineTexts } from "./one-line-texts.ts";

// A text is enclosed in two characters of Unicode's private use area, which nobody writes; the
// first one says which text it is. So the mark goes wherever a view puts the text.
const firstMark = 0xe000;
const endMark = "\uf8ff";
const maxTexts = 0xf8ff - firstMark;
const mark = /[\ue000-\uf8ff]/g;

export type MarkedBlock = Readonly<{
  /**
   * The block with marks around its texts: wherever they stand, or only where the view takes them
   * from the content, for data that comes out differently for a text with marks.
   */
  variants: readonly [RenderedBlock, RenderedBlock];
  /** The texts' paths in the block: `content.questions.0.question`. */
  paths: readonly string[];
}>;

/** Whether the block's loader passes on some of the texts, such as the captions of pictures. */
const carriesTexts = (data: unknown, texts: readonly string[]): boolean => {
  const json = JSON.stringify(data) ?? "";
  return texts.some((text) => json.includes(JSON.stringify(text)));
};

/** Marks each text of a block that is one line, so that its place in the HTML can be found. */
export const markTexts = async (
  block: RenderedBlock,
  services: BlockServices,
): Promise<MarkedBlock> => {
  const paths: string[] = [];
  const texts: string[] = [];
  const content = mapOneLineTexts(block.blockType, block.content, (text, path) => {
    if (text === "" || paths.length === maxTexts) return text;
    paths.push(path);
    texts.push(text);
    return `${String.fromCharCode(firstMark + paths.length - 1)}${text}${endMark}`;
  });
  const data = carriesTexts(block.data, texts)
    ? await loadBlockData(block.blockType, content, services)
    : block.data;
  const inContent = { ...block, content } as RenderedBlock;
  return { variants: [{ ...inContent, data } as RenderedBlock, inContent], paths };
};

const attributeOf = (sign: string, paths: readonly string[]): string =>
  ` data-preview-field="${paths[sign.charCodeAt(0) - firstMark] ?? ""}"`;

/** Elements of a drawing cannot be typed in, and attributes are not seen. */
const withoutHiddenMarks = (html: string): string =>
  html.replace(/<svg\b[\s\S]*?<\/svg>|<[^>]*>/g, (part) => part.replaceAll(mark, ""));

const withPaths = (html: string, paths: readonly string[]): string =>
  withoutHiddenMarks(html)
    .replace(
      /(<[a-z][^>]*(?<!\/))>([\ue000-\uf8fe])([^<\ue000-\uf8ff]*)\uf8ff(?=<\/)/g,
      (_all, tag: string, sign: string, text: string) =>
        `${tag}${attributeOf(sign, paths)}>${text}`,
    )
    .replace(
      /([\ue000-\uf8fe])([^<\ue000-\uf8ff]*)\uf8ff/g,
      (_all, sign: string, text: string) => `<span${attributeOf(sign, paths)}>${text}</span>`,
    )
    .replaceAll(mark, "");

/**
 * A block's HTML in which `data-preview-field` names the path of each text that stands alone in its
 * element; one that has neighbours gets a `span` of its own.
 * @param html as visitors get it
 * @param render renders a marked block; where it gives anything but this HTML and marks, that
 *   variant is not used, and the texts of such a block are not named
 */
export const nameTexts = (
  html: string,
  { variants, paths }: MarkedBlock,
  render: (block: RenderedBlock) => string,
): string => {
  for (const variant of variants) {
    const marked = render(variant);
    if (marked.replaceAll(mark, "") === html) return withPaths(marked, paths);
  }
  return html;
};

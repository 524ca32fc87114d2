import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const range = (firstCode, lastCode) =>
  Array.from({ length: lastCode - firstCode + 1 }, (_, index) =>
    String.fromCodePoint(firstCode + index),
  ).join("");
// Latin, Latin-1, punctuation, currency signs, arrows. Latin Extended-A (for place names) is a file
// of its own: a page without such a letter does not load it.
const plain =
  range(0x20, 0x7e) + range(0xa0, 0xff) + "ıŒœ" + range(0x2010, 0x2044) + "€₤№™←↑→↓↗−×÷≤≥★";
const extended = range(0x100, 0x17f);

const hanken = { wght: { min: 400, max: 700 } };
const bricolage = { wght: { min: 600, max: 800 }, wdth: 75, opsz: 14 };

// The font for drawing pictures: one weight, every letter, in the format that the drawing library
// reads.
const drawing = {
  file: "drawing.ttf",
  from: "bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
  axes: { wght: 800, wdth: 75, opsz: 14 },
  characters: plain + extended,
  format: "sfnt",
};

const cuts = [
  {
    file: "hanken.woff2",
    from: "hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    axes: hanken,
    characters: plain,
  },
  {
    file: "hanken-extended.woff2",
    from: "hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2",
    axes: hanken,
    characters: extended,
  },
  {
    file: "bricolage.woff2",
    from: "bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    axes: bricolage,
    characters: plain,
  },
  {
    file: "bricolage-extended.woff2",
    from: "bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2",
    axes: bricolage,
    characters: extended,
  },
];

/**
 * Subsets both typefaces to what the pages use: letters, weights and the headlines' single width.
 */
export const cutFonts = async (folder) => {
  const { default: subset } = await import("subset-font");
  mkdirSync(folder, { recursive: true });
  for (const { file, from, axes, characters, format = "woff2" } of [...cuts, drawing]) {
    const bytes = readFileSync(join(root, "node_modules/@fontsource-variable", from));
    const cut = await subset(bytes, characters, { targetFormat: format, variationAxes: axes });
    writeFileSync(join(folder, file), cut);
  }
};

// Widths of Arial's ASCII characters from space to tilde, in thousandths of the font size.
// prettier-ignore
const asciiWidths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
  556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
  1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
  667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
  333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
  556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const nonAsciiWidths: Readonly<Record<string, number>> = {
  "’": 222,
  "‘": 222,
  "·": 278,
  "–": 556,
  "—": 1000,
  "…": 1000,
  "\u00a0": 278,
};

const characterWidth = (character: string): number => {
  const nonAsciiWidth = nonAsciiWidths[character];
  if (nonAsciiWidth !== undefined) return nonAsciiWidth;
  const base = character.normalize("NFD").codePointAt(0) ?? 32;
  if (base >= 32 && base < 127) return asciiWidths[base - 32] ?? 556;
  return base > 0x2e80 ? 1000 : 556; // Chinese, Japanese and Korean characters and emoji are square
};

/** Width of a text in Arial; search engines cut by pixels, not by characters. */
export const pixelWidth = (text: string, size: number): number =>
  Math.round(
    Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0) * (size / 1000),
  );

/** Cuts a text as a search engine does: returns the whole text, or the words that fit and " …". */
export const cutToWidth = (text: string, size: number, maxWidth: number): string => {
  if (pixelWidth(text, size) <= maxWidth) return text;
  const words = text.split(/(?<=\s)/);
  let line = "";
  for (const word of words) {
    if (pixelWidth(`${line}${word.trimEnd()} …`, size) > maxWidth) break;
    line += word;
  }
  if (line.trim()) return `${line.trimEnd()} …`;
  const letters = Array.from(text); // one word, longer than the line
  while (letters.length > 0 && pixelWidth(`${letters.join("")} …`, size) > maxWidth) letters.pop();
  return `${letters.join("")} …`;
};

// How wide Arial draws each sign from the space to the tilde, in thousandths of its size (its metrics).
// prettier-ignore
const asciiWidths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
  556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
  1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
  667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
  333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
  556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const otherWidths: Readonly<Record<string, number>> = {
  "’": 222,
  "‘": 222,
  "·": 278,
  "–": 556,
  "—": 1000,
  "…": 1000,
  "\u00a0": 278,
};

const characterWidth = (sign: string): number => {
  const known = otherWidths[sign];
  if (known !== undefined) return known;
  const base = sign.normalize("NFD").codePointAt(0) ?? 32;
  if (base >= 32 && base < 127) return asciiWidths[base - 32] ?? 556;
  return base > 0x2e80 ? 1000 : 556; // Chinese, Japanese, Korean and pictures are square
};

/** How wide a line of Arial is in pixels; search engines cut by it, not by letters. */
export const pixelWidth = (text: string, size: number): number =>
  Math.round(Array.from(text).reduce((sum, sign) => sum + characterWidth(sign), 0) * (size / 1000));

/** A text as a search engine shows it: whole, or up to the last word that fits, and " …". */
export const cutToWidth = (text: string, size: number, most: number): string => {
  if (pixelWidth(text, size) <= most) return text;
  const words = text.split(/(?<=\s)/);
  let kept = "";
  for (const word of words) {
    if (pixelWidth(`${kept}${word.trimEnd()} …`, size) > most) break;
    kept += word;
  }
  if (kept.trim()) return `${kept.trimEnd()} …`;
  const letters = Array.from(text); // one word, longer than the line
  while (letters.length > 0 && pixelWidth(`${letters.join("")} …`, size) > most) letters.pop();
  return `${letters.join("")} …`;
};

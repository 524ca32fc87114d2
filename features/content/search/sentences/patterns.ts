import { compactText, normalizeText } from "../text/normalize-text.ts";

/** A pattern that never matches stands for no words. */
const nothing = "(?!)";

/** Alternatives as a part of a pattern. */
export const anyOf = (...words: readonly string[]): string => {
  const filled = words.filter((each) => each !== "");
  return filled.length === 0 ? nothing : `(?:${filled.map(normalizeText).join("|")})`;
};

export const maybe = (pattern: string): string => `(?:${pattern})?`;

/** The characters of normalized words: few, since a class of all letters is slow to prepare. */
const wordCharacter = "a-z0-9ß";
const beginning = `(?<![${wordCharacter}])`;
export const ending = `(?![${wordCharacter}])`;

/** A pattern that begins and ends where words do. */
export const whole = (pattern: string): RegExp =>
  new RegExp(`${beginning}(?:${pattern})${ending}`, "g");

const between = String.raw`[\s'.-]*`;

/** Directions that are written apart or joined: “Nord Africa”, “Nordafrica”. */
const direction =
  /^(nord|north|sud|south|sudest|sudost|ost|east|est|west|ovest|zentral|mittel|latin)(?=[a-z]{4})/u;

/** A name with whatever stands between its words. */
export const namePattern = (name: string): string =>
  normalizeText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(direction, `$1${between}`))
    .join(between);

/** How a name is compared with others: letters and digits alone. */
export const spellingOf = (name: string): string => compactText(name);

import { inflateSync } from "node:zlib";

type PdfObject = Readonly<{ dictionary: string; stream: Buffer | null }>;
type Objects = ReadonlyMap<number, PdfObject>;
/** The letters of a font by the codes that a page draws, which have 2 or 4 hexadecimal digits. */
type Font = Readonly<{ letters: ReadonlyMap<string, string>; digits: 2 | 4 }>;

const objectsOf = (pdf: Buffer): Objects => {
  const text = pdf.toString("latin1");
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    const [, id = "", body = ""] = match;
    const start = /stream\r?\n/.exec(body);
    const dictionary = start ? body.slice(0, start.index) : body;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const from = start ? start.index + start[0].length : 0;
    const bytes = Buffer.from(body.slice(from, from + length), "latin1");
    const stream = start
      ? dictionary.includes("/FlateDecode")
        ? inflateSync(bytes)
        : bytes
      : null;
    objects.set(Number(id), { dictionary, stream });
  }
  return objects;
};

const refsOf = (dictionary: string, key: string): readonly number[] =>
  [...dictionary.matchAll(new RegExp(String.raw`/${key} (\d+) 0 R`, "g"))].map(([, id]) =>
    Number(id),
  );

/** The parts of a page's resources: `/F4 12 0 R` of its fonts, `/X5 13 0 R` of what it draws in groups. */
const namedRefs = (dictionary: string, sign: string): ReadonlyMap<string, number> =>
  new Map(
    [...dictionary.matchAll(new RegExp(String.raw`/(${sign}\d+) (\d+) 0 R`, "g"))].map(
      ([, name = "", id]) => [name, Number(id)],
    ),
  );

const lettersOf = (hex: string): string => Buffer.from(hex, "hex").swap16().toString("utf16le");

const fontOf = (objects: Objects, id: number): Font => {
  const { dictionary = "" } = objects.get(id) ?? {};
  const map =
    objects.get(refsOf(dictionary, "ToUnicode")[0] ?? -1)?.stream?.toString("latin1") ?? "";
  const letters = new Map<string, string>();
  for (const [, section = ""] of map.matchAll(/beginbfchar\s([\s\S]*?)endbfchar/g))
    for (const [, code = "", hex = ""] of section.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(code.toUpperCase(), lettersOf(hex));
  for (const [, section = ""] of map.matchAll(/beginbfrange\s([\s\S]*?)endbfrange/g))
    for (const [, from = "", to = "", hex = ""] of section.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1) {
        const letter = String.fromCodePoint(
          Number.parseInt(hex, 16) + code - Number.parseInt(from, 16),
        );
        letters.set(code.toString(16).toUpperCase().padStart(from.length, "0"), letter);
      }
  return { letters, digits: dictionary.includes("/Type0") ? 4 : 2 };
};

const drawn = /\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>|\/(X\d+) Do/g;

const textOf = (objects: Objects, resources: string, content: string): string => {
  const fonts = namedRefs(resources, "F");
  const groups = namedRefs(resources, "X");
  let font: Font | null = null;
  let text = "";
  for (const [, fontName, codes, group] of content.matchAll(drawn)) {
    if (fontName !== undefined) font = fontOf(objects, fonts.get(fontName) ?? -1);
    if (codes !== undefined && font)
      for (let at = 0; at < codes.length; at += font.digits)
        text += font.letters.get(codes.slice(at, at + font.digits).toUpperCase()) ?? "";
    const inner = group === undefined ? undefined : objects.get(groups.get(group) ?? -1);
    if (inner?.stream && inner.dictionary.includes("/Form"))
      text += textOf(objects, inner.dictionary, inner.stream.toString("latin1"));
  }
  return text;
};

/** The letters of each page of a PDF that Chromium has printed, without blanks between words. */
export const pdfPages = (pdf: Buffer): readonly string[] => {
  const objects = objectsOf(pdf);
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary))
    .map(({ dictionary }) => {
      const content = refsOf(dictionary, "Contents")
        .map((id) => objects.get(id)?.stream?.toString("latin1") ?? "")
        .join("\n");
      const shared = refsOf(dictionary, "Resources").map((id) => objects.get(id)?.dictionary ?? "");
      return textOf(objects, [dictionary, ...shared].join("\n"), content).replaceAll(/\s/g, "");
    });
};

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The numbers of one segment of a source map's mappings. */
const numbersOf = (segment: string): number[] => {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = alphabet.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
};

type SourceMap = Readonly<{ mappings: string; sources: readonly string[] }>;

/** The minified text that came from each source, put together; what has no source is under `""`. */
export const textBySource = (code: string, { mappings, sources }: SourceMap) => {
  const texts = new Map<string, string>();
  const lines = code.split("\n");
  let source = 0;
  const keep = (of: string, text: string) => texts.set(of, (texts.get(of) ?? "") + text);
  for (const [at, line] of mappings.split(";").entries()) {
    const text = lines[at] ?? "";
    let column = 0;
    let owner = "";
    for (const segment of line === "" ? [] : line.split(",")) {
      const [columns = 0, step] = numbersOf(segment);
      keep(owner, text.slice(column, column + columns));
      column += columns;
      source += step ?? 0;
      owner = step === undefined ? "" : (sources[source] ?? "");
    }
    keep(owner, text.slice(column));
  }
  return texts;
};

const base64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Decodes the base64 VLQ numbers of one segment of a source map's mappings. */
const decodeSegment = (segment: string): number[] => {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = base64Digits.indexOf(letter);
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

/**
 * The generated code by the source file that it comes from. The key `""` holds code without a
 * source.
 */
export const textBySource = (code: string, { mappings, sources }: SourceMap) => {
  const texts = new Map<string, string>();
  const lines = code.split("\n");
  let source = 0;
  const append = (source: string, text: string) =>
    texts.set(source, (texts.get(source) ?? "") + text);
  for (const [lineIndex, line] of mappings.split(";").entries()) {
    const text = lines[lineIndex] ?? "";
    let column = 0;
    let segmentSource = "";
    for (const segment of line === "" ? [] : line.split(",")) {
      const [columns = 0, sourceDelta] = decodeSegment(segment);
      append(segmentSource, text.slice(column, column + columns));
      column += columns;
      source += sourceDelta ?? 0;
      segmentSource = sourceDelta === undefined ? "" : (sources[source] ?? "");
    }
    append(segmentSource, text.slice(column));
  }
  return texts;
};

import type { Json } from "#design/office/form/field-schema.ts";
import { shorten } from "#platform/prose/short-quotes.ts";

/** The range of a value in its text, as character offsets; `to` is exclusive. */
export type TextRange = Readonly<{ from: number; to: number }>;

/**
 * Either the value and the text ranges of its parts by path (`blocks.0.content.title`), or the
 * error and its character offset in the text.
 */
export type JsonReading =
  | Readonly<{ value: Json; ranges: ReadonlyMap<string, TextRange> }>
  | Readonly<{ problem: string; at: number }>;

const maxDepth = 64;
/** Keys that could pollute a prototype: the server refuses them too. */
const forbiddenKeys = new Set(["__proto__", "constructor"]);

class JsonSyntaxError extends Error {
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

const literalPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const spacePattern = /[ \t\n\r]*/y;
const wordPattern = /[^\s,:"{}[\]]+/y;

class JsonReader {
  readonly ranges = new Map<string, TextRange>();
  at = 0;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  next(): string | undefined {
    spacePattern.lastIndex = this.at;
    spacePattern.test(this.text);
    this.at = spacePattern.lastIndex;
    return this.text[this.at];
  }

  fail(expected: string): never {
    wordPattern.lastIndex = this.at;
    const unexpected = wordPattern.exec(this.text)?.[0].slice(0, 20) ?? this.text[this.at];
    const where = unexpected === undefined ? "the text ends" : `“${unexpected}” stands`;
    throw new JsonSyntaxError(`${expected} is expected where ${where}.`, this.at);
  }

  string(): string {
    const { text } = this;
    const start = this.at;
    let at = start + 1;
    let isPlain = true;
    for (; text[at] !== '"'; at += 1) {
      if (at >= text.length) throw new JsonSyntaxError("This text has no closing quote.", start);
      if (text.charCodeAt(at) < 32)
        throw new JsonSyntaxError("A text stays on its line: write \\n for a new line.", at);
      if (text[at] !== "\\") continue;
      isPlain = false;
      if (!/^\\(?:["\\/bfnrt]|u[\da-f]{4})/i.test(text.slice(at, at + 6)))
        throw new JsonSyntaxError(
          'A backslash stands before ", \\, /, b, f, n, r, t or uXXXX.',
          at,
        );
      at += 1;
    }
    this.at = at + 1;
    const value: string = isPlain
      ? text.slice(start + 1, at)
      : JSON.parse(text.slice(start, this.at));
    if (!value.isWellFormed())
      throw new JsonSyntaxError("This text holds half a character.", start);
    return value;
  }

  literal(): Json {
    literalPattern.lastIndex = this.at;
    const literal = literalPattern.exec(this.text)?.[0];
    if (literal === undefined) this.fail("A value");
    const value: Json = JSON.parse(literal);
    if (typeof value === "number" && !Number.isFinite(value))
      throw new JsonSyntaxError("This number is too large.", this.at);
    this.at += literal.length;
    if (/[\w.+-]/.test(this.text[this.at] ?? "")) this.fail("A comma or a closing bracket");
    return value;
  }

  /** Consumes the comma or closing bracket after an item. @returns whether another item follows */
  hasNextItem(closing: string): boolean {
    const character = this.next();
    if (character !== "," && character !== closing) this.fail(`A comma or ${closing}`);
    this.at += 1;
    return character === ",";
  }

  list(path: string, depth: number): Json {
    const items: Json[] = [];
    this.at += 1;
    if (this.next() === "]") {
      this.at += 1;
      return items;
    }
    do items.push(this.value(`${path}${items.length}`, depth));
    while (this.hasNextItem("]"));
    return items;
  }

  object(path: string, depth: number): Json {
    const entries = new Map<string, Json>();
    this.at += 1;
    if (this.next() === "}") {
      this.at += 1;
      return {};
    }
    do {
      if (this.next() !== '"') this.fail("A key in double quotes");
      const keyStart = this.at;
      const key = this.string();
      if (forbiddenKeys.has(key))
        throw new JsonSyntaxError(`The key “${shorten(key)}” is not allowed.`, keyStart);
      if (entries.has(key))
        throw new JsonSyntaxError(`The key “${shorten(key)}” stands twice.`, keyStart);
      if (this.next() !== ":") this.fail("A colon");
      this.at += 1;
      entries.set(key, this.value(`${path}${key}`, depth));
    } while (this.hasNextItem("}"));
    return Object.fromEntries(entries);
  }

  value(path: string, depth: number): Json {
    const character = this.next();
    const start = this.at;
    if (depth > maxDepth) throw new JsonSyntaxError("This is nested too deep.", start);
    const inner = path === "" ? "" : `${path}.`;
    const value =
      character === "{"
        ? this.object(inner, depth + 1)
        : character === "["
          ? this.list(inner, depth + 1)
          : character === '"'
            ? this.string()
            : this.literal();
    this.ranges.set(path, { from: start, to: this.at });
    return value;
  }
}

/**
 * Stricter than JSON.parse, which keeps the last of two equal keys: duplicate keys, keys that reach
 * a prototype, lone surrogates and nesting beyond 64 levels are errors.
 */
export const readJson = (text: string): JsonReading => {
  const reader = new JsonReader(text);
  try {
    const value = reader.value("", 0);
    if (reader.next() !== undefined) reader.fail("The end");
    return { value, ranges: reader.ranges };
  } catch (error) {
    if (error instanceof JsonSyntaxError) return { problem: error.message, at: error.at };
    throw error;
  }
};

/** The range of a path, or of its nearest ancestor in the text. */
export const rangeAt = (
  ranges: ReadonlyMap<string, TextRange>,
  path: string,
): TextRange | undefined => {
  const steps = path.split(".");
  for (let length = steps.length; length > 0; length -= 1) {
    const range = ranges.get(steps.slice(0, length).join("."));
    if (range) return range;
  }
  return undefined;
};

import { IntlMessageFormat } from "intl-messageformat";
import { elideFrench, elideItalian } from "#markets/messages/elision.ts";
import { formatNumber } from "#markets/format.ts";
import type { Messages } from "#markets/languages/en/site.ts";
import type { Market } from "#markets/market-type.ts";
import { messagesOf } from "#markets/messages/messages.ts";

export type MessageKey = keyof Messages;
/** Values of the placeholders. Numbers are formatted in the notation of the language. */
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

// ICU would format the number for `#` by its own rules (in Italian, it groups digits only from five
// on). The
// `#` is therefore replaced by a placeholder for the plural's own number, which this module formats.
const countText = (name: string) => `${name}Text`;
const replaceCountSigns = (text: string): string => {
  /** What each open brace counts; one without a plural of its own counts what is around it. */
  const counted: string[] = [];
  const parts = text.split(/(\{(?:\w+,\s*plural,)?|\}|#)/);
  return parts
    .map((part) => {
      if (part === "}") counted.pop();
      else if (part.startsWith("{"))
        counted.push(/^\{(\w+),/.exec(part)?.[1] ?? counted.at(-1) ?? "n");
      return part === "#" ? `{${countText(counted.at(-1) ?? "n")}}` : part;
    })
    .join("");
};

/** Languages in which words are contracted before certain names and numbers. */
const elisions: Readonly<Partial<Record<Market["language"], (text: string) => string>>> = {
  fr: elideFrench,
  it: elideItalian,
};

const translators = new Map<string, Translate>();

/** Pages say few things again and again. */
const maxFilledTexts = 1000;

/** A number and the same digits in a text are filled in differently, so that they are apart. */
const filledKey = (key: MessageKey, values: MessageValues): string => {
  let filled: string = key;
  for (const name in values) {
    const value = values[name];
    filled += typeof value === "number" ? `\n${name}\t${value}` : `\n${name}\r${value}`;
  }
  return filled;
};

const createTranslator = (market: Market): Translate => {
  const texts = messagesOf(market.id);
  const formats = new Map<MessageKey, IntlMessageFormat>();
  const fill = (key: MessageKey, text: string, values: MessageValues): string => {
    const format =
      formats.get(key) ?? new IntlMessageFormat(replaceCountSigns(text), market.htmlLang);
    formats.set(key, format);
    const formatted = Object.entries(values).flatMap(([name, value]) => {
      if (typeof value === "string") return [[name, value]];
      const shown = formatNumber(value, market.language);
      const isCounted = name === "n" || text.includes(`{${name}, plural`);
      return [
        [name, isCounted ? value : shown],
        [countText(name), shown],
      ];
    });
    const filled = String(
      format.format({ [countText("n")]: "", ...Object.fromEntries(formatted) }),
    );
    return elisions[market.language]?.(filled) ?? filled;
  };
  const filledTexts = new Map<string, string>();
  return (key, values = {}) => {
    const text: string | undefined = texts[key];
    if (text === undefined) return key.split(".").at(-1) ?? key; // required by section 8 of the public-site spec
    if (!text.includes("{")) return text;
    const known = filledKey(key, values);
    const filled = filledTexts.get(known) ?? fill(key, text, values);
    filledTexts.set(known, filled);
    if (filledTexts.size > maxFilledTexts)
      filledTexts.delete(filledTexts.keys().next().value ?? known);
    return filled;
  };
};

/**
 * Returns the translation function of a market, `t("count.days", { n: 9 })`. It is cached and used
 * only on the server, so that browsers load no ICU code. For a key without a text, it returns the
 * last segment of the key.
 */
export const translatorFor = (market: Market): Translate => {
  const translator = translators.get(market.id) ?? createTranslator(market);
  translators.set(market.id, translator);
  return translator;
};

import { IntlMessageFormat } from "intl-messageformat";
import { elideFrench, elideItalian } from "#markets/messages/elision.ts";
import { formatNumber } from "#markets/format.ts";
import type { Messages } from "#markets/languages/en/site.ts";
import type { Market } from "#markets/market-type.ts";
import { messagesOf } from "#markets/messages/messages.ts";

export type MessageKey = keyof Messages;
/** Values of placeholders; numbers are formatted in the language. */
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

// ICU groups the digits of `#` by rules of its own (Italian from five digits on), so it becomes a
// placeholder that we format.
const countPlaceholder = "nText";
const replaceCountSign = (text: string) => text.replaceAll("#", `{${countPlaceholder}}`);

/** Languages in which words change before certain names and numbers. */
const elisions: Readonly<Partial<Record<Market["language"], (text: string) => string>>> = {
  fr: elideFrench,
  it: elideItalian,
};

const translators = new Map<string, Translate>();

const createTranslator = (market: Market): Translate => {
  const texts = messagesOf(market.id);
  const formats = new Map<MessageKey, IntlMessageFormat>();
  return (key, values = {}) => {
    const text: string | undefined = texts[key];
    if (text === undefined) return key.split(".").at(-1) ?? key; // the specification, section 8
    if (!text.includes("{")) return text;
    const format =
      formats.get(key) ?? new IntlMessageFormat(replaceCountSign(text), market.htmlLang);
    formats.set(key, format);
    const formatted = Object.entries(values).map(([name, value]) =>
      name === "n" || typeof value === "string"
        ? [name, value]
        : [name, formatNumber(value, market.language)],
    );
    const count = typeof values["n"] === "number" ? formatNumber(values["n"], market.language) : "";
    const filled = String(
      format.format({ ...Object.fromEntries(formatted), [countPlaceholder]: count }),
    );
    return elisions[market.language]?.(filled) ?? filled;
  };
};

/**
 * Cached for each market: `t("count.days", { n: 9 })`. Only for the server, so that no ICU code
 * reaches the browser. A key without a text returns its last segment.
 */
export const translatorFor = (market: Market): Translate => {
  const translator = translators.get(market.id) ?? createTranslator(market);
  translators.set(market.id, translator);
  return translator;
};

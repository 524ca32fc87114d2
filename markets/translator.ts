import { IntlMessageFormat } from "intl-messageformat";
import { elideFrench, elideItalian } from "#markets/messages/elision.ts";
import { formatNumber } from "#markets/format.ts";
import type { Messages } from "#markets/languages/en/site.ts";
import type { Market } from "#markets/market-type.ts";
import { messagesOf } from "#markets/messages/messages.ts";

export type MessageKey = keyof Messages;
/** Texts for the placeholders; a number is written as the language writes numbers. */
export type MessageValues = Readonly<Record<string, string | number>>;
/** Gives one text of a market, its placeholders filled in. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

// `#` in ICU groups digits by rules of its own (Italian from five digits on), so it is a placeholder here.
const countName = "nText";
const withOwnCount = (text: string) => text.replaceAll("#", `{${countName}}`);

/** Languages whose words change with the names and figures put beside them. */
const elided: Readonly<Partial<Record<Market["language"], (text: string) => string>>> = {
  fr: elideFrench,
  it: elideItalian,
};

const translators = new Map<string, Translate>();

const createTranslator = (market: Market): Translate => {
  const texts = messagesOf(market.id);
  const formats = new Map<MessageKey, IntlMessageFormat>();
  return (key, values = {}) => {
    const text: string | undefined = texts[key];
    if (text === undefined) return key.split(".").at(-1) ?? key; // the source, section 8
    if (!text.includes("{")) return text;
    const format = formats.get(key) ?? new IntlMessageFormat(withOwnCount(text), market.htmlLang);
    formats.set(key, format);
    const formatted = Object.entries(values).map(([name, value]) =>
      name === "n" || typeof value === "string"
        ? [name, value]
        : [name, formatNumber(value, market.language)],
    );
    const count = typeof values["n"] === "number" ? formatNumber(values["n"], market.language) : "";
    const filled = String(format.format({ ...Object.fromEntries(formatted), [countName]: count }));
    return elided[market.language]?.(filled) ?? filled;
  };
};

/**
 * The translator of a market: `t("count.days", { n: 9 })`. It runs on the server alone, so that no
 * ICU code reaches a visitor. A key without a text falls back to its last segment.
 */
export const translatorFor = (market: Market): Translate => {
  const translator = translators.get(market.id) ?? createTranslator(market);
  translators.set(market.id, translator);
  return translator;
};

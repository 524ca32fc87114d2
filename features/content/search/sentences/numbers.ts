import type { SentenceWords } from "#markets/search-words/sentence-words.ts";
import { anyOf, ending, maybe } from "./patterns.ts";

type Table = Readonly<Record<number, string>>;

const pairsOf = (table: Table) =>
  Object.entries(table).map(([value, words]) => ({
    value: Number(value),
    exactly: new RegExp(`^${anyOf(words)}$`, "u"),
  }));

/** `1.200`, `1 200`, `1,5`; a separator before three digits parts thousands. */
const digits = String.raw`\d{1,3}(?:[.,'\s]\d{3})+(?![\d])|\d+(?:[.,]\d{1,2})?(?![\d])`;

const ofDigits = (text: string): number => {
  const bare = text.replaceAll(/[.,'\s](?=\d{3}(?!\d))/g, "");
  return Number(bare.replace(",", "."));
};

/** How a language's numbers are found and read: `pattern` for amounts, `small` for counts. */
export const createNumbers = ({ counting }: SentenceWords) => {
  const [small, hundreds, thousands] = [
    pairsOf(counting.small),
    pairsOf(counting.hundreds),
    pairsOf(counting.thousands),
  ];
  const valueIn = (pairs: ReturnType<typeof pairsOf>, text: string) =>
    pairs.find(({ exactly }) => exactly.test(text))?.value ?? null;
  const [hundred, thousand] = [counting.hundreds, counting.thousands].map((table) =>
    anyOf(...Object.values(table)),
  );
  const joined = new RegExp(String.raw`^(${thousand ?? ""})[\s-]*(${hundred ?? ""})$`, "u");
  const words = `(?:${thousand ?? ""}[\\s-]*${hundred ?? ""}|${thousand ?? ""}|${hundred ?? ""})`;
  const count = anyOf(...Object.values(counting.small));
  const toCount = (text: string): number | null =>
    /^\d+$/.test(text) ? Number(text) : valueIn(small, text.trim());
  const thousandfold = anyOf(counting.thousandfold);
  const toAmount = (text: string): number | null => {
    const [, number = text, many] =
      new RegExp(String.raw`^(.*?)\s*(${thousandfold})?$`, "u").exec(text.trim()) ?? [];
    const times = many === undefined ? 1 : 1000;
    if (/^\d/.test(number)) return ofDigits(number) * times;
    const parts = joined.exec(number);
    if (parts)
      return (valueIn(thousands, parts[1] ?? "") ?? 0) + (valueIn(hundreds, parts[2] ?? "") ?? 0);
    const said = valueIn(thousands, number) ?? valueIn(hundreds, number);
    if (said !== null) return said;
    return many === undefined ? null : (toCount(number) ?? 1) * times;
  };
  return {
    count: String.raw`(?:\d{1,2}|${count})`,
    amount: String.raw`(?:(?:${digits})(?:\s?${thousandfold}${ending})?|${words}|${maybe(
      String.raw`${count}\s`,
    )}${thousandfold})`,
    toCount,
    toAmount,
  };
};

export type Numbers = ReturnType<typeof createNumbers>;

import type { Variant } from "./variants.ts";
import { foldText } from "#platform/texts/fold-text.ts";

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How well a word of the query finds a variant, the best first; null where it does not. */
const rankOfWord = ({ label, key, block }: Variant, word: string): number | null => {
  const begins = (text: string) => text.startsWith(word);
  const blockWords = wordsIn(block.label);
  const initials = blockWords.map((each) => each[0]).join("");
  if (blockWords.some(begins) || (word.length > 1 && initials === word)) return 0;
  if (block.keywords.includes(word)) return 1;
  if (wordsIn(label).some(begins)) return 2;
  if (block.keywords.some(begins)) return 3;
  return foldText(`${label} ${key}`).includes(word) ? 4 : null;
};

const nameRank = (label: string, query: string): number => {
  const name = label.toLowerCase();
  if (name === query) return 0;
  return name.startsWith(query) ? 1 : 2;
};

/**
 * The variants that every word of the query finds: by label, by the initials of the block's name,
 * by its keywords. Exact names stand first, then the better matches, then what was added lately.
 * Without a query they keep their order (back-office specification, section 5).
 * @param recent keys of variants, the newest first
 */
export const searchVariants = (
  variants: readonly Variant[],
  text: string,
  recent: readonly string[] = [],
): readonly Variant[] => {
  const query = foldText(text.trim());
  if (query === "") return variants;
  const queryWords = query.split(/\s+/).filter(Boolean);
  const recency = ({ key }: Variant) => {
    const index = recent.indexOf(key);
    return index < 0 ? recent.length : index;
  };
  return variants
    .flatMap((variant) => {
      const ranks = queryWords.map((word) => rankOfWord(variant, word));
      if (ranks.includes(null)) return [];
      const order = [
        nameRank(variant.label, query),
        ranks.reduce<number>((sum, rank) => sum + (rank ?? 0), 0),
        recency(variant),
      ];
      return { variant, order };
    })
    .toSorted((a, b) => {
      const index = a.order.findIndex((value, at) => value !== b.order[at]);
      return (a.order[index] ?? 0) - (b.order[index] ?? 0);
    })
    .map(({ variant }) => variant);
};

import type { Structure } from "#features/content/templates/contract.ts";

/** What a template says of one type of block. */
export type BlockRule = "fixed" | "allowed" | "forbidden";

export type BlockRules = Readonly<{
  byType: Readonly<Record<string, BlockRule>>;
  /** What holds for types of block that the catalogue gets later. */
  others: "allowed" | "forbidden";
}>;

const ruleIn = ({ fixed, forbidden, allowed }: Structure, blockType: string): BlockRule => {
  if (fixed.includes(blockType)) return "fixed";
  if (allowed !== null) return allowed.includes(blockType) ? "allowed" : "forbidden";
  return forbidden.includes(blockType) ? "forbidden" : "allowed";
};

/** @param types of the catalogue */
export const toRules = (structure: Structure, types: readonly string[]): BlockRules => ({
  byType: Object.fromEntries(types.map((type) => [type, ruleIn(structure, type)])),
  others: structure.allowed === null ? "allowed" : "forbidden",
});

/**
 * @param order the types of the template's blocks, whose order the fixed ones keep; those that it
 * does not hold come last
 */
export const toStructure = (
  { byType, others }: BlockRules,
  order: readonly string[],
): Structure => {
  const typesWith = (rule: BlockRule) =>
    Object.keys(byType).filter((type) => byType[type] === rule);
  const place = (type: string) => (order.includes(type) ? order.indexOf(type) : order.length);
  return {
    fixed: typesWith("fixed").toSorted((a, b) => place(a) - place(b)),
    forbidden: others === "allowed" ? typesWith("forbidden") : [],
    allowed: others === "allowed" ? null : typesWith("allowed"),
  };
};

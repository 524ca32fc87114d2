import { isPlainObject, isSame } from "#platform/changes/changes.ts";
import type { FoundConflict, Side } from "./merge-conflict.ts";
import { mergeOrder } from "./merge-order.ts";

export type Identified = Readonly<{ id: string }>;

/** Whether all items have ids, each its own. */
export const areIdentified = (list: readonly unknown[]): list is readonly Identified[] =>
  list.every((item) => isPlainObject(item) && typeof item["id"] === "string") &&
  new Set(list.map((item) => (item as Identified).id)).size === list.length;

export type ItemRules<Item> = Readonly<{
  mergeItem: (base: Item | undefined, mine: Item, theirs: Item) => Item;
  /** The path of a deleted item is its id; that of the order is empty. */
  resolve: (conflict: FoundConflict) => Side;
}>;

/** An item that only one side has; null when the merged list does not get it. */
const mergeOneSided = <Item extends Identified>(
  base: Item | undefined,
  item: Item,
  side: Side,
  { resolve }: ItemRules<Item>,
): Item | null => {
  if (!base) return item;
  if (isSame(base, item)) return null;
  const sides = { mine: null, theirs: null, [side]: item };
  const chosen = resolve({ path: item.id, kind: "removed", ...sides, preferred: side });
  return chosen === side ? item : null;
};

/**
 * Merges two changed versions of a list whose items have ids: added, deleted, moved and changed
 * items of both sides, as far as they do not collide.
 */
export const mergeItems = <Item extends Identified>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  rules: ItemRules<Item>,
): Item[] => {
  const byId = (items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));
  const [baseById, mineById, theirsById] = [byId(base), byId(mine), byId(theirs)];
  const [baseIds, myIds, theirIds] = [
    [...baseById.keys()],
    [...mineById.keys()],
    [...theirsById.keys()],
  ];
  let merged = mergeOrder(baseIds, myIds, theirIds, "mine");
  if (merged.isConflict) {
    const order = { path: "", kind: "order", mine: myIds, theirs: theirIds } as const;
    const side = rules.resolve({ ...order, preferred: "mine" });
    merged = mergeOrder(baseIds, myIds, theirIds, side);
  }
  return merged.order.flatMap((id) => {
    const original = baseById.get(id);
    const [myItem, theirItem] = [mineById.get(id), theirsById.get(id)];
    if (myItem && theirItem) return [rules.mergeItem(original, myItem, theirItem)];
    const onlyItem = myItem ?? theirItem;
    const side = myItem ? "mine" : "theirs";
    const mergedItem = onlyItem && mergeOneSided(original, onlyItem, side, rules);
    return mergedItem ? [mergedItem] : [];
  });
};

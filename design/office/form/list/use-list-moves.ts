import { useState } from "react";
import { useRowMoves } from "#design/office/item-list/use-row-moves.ts";
import { moveItem, placeAfterMove } from "./moved-item.ts";

export type ListMovesOptions<Item> = Readonly<{
  items: readonly Item[];
  nameOf: (place: number) => string;
  put: (items: Item[]) => void;
}>;

/** Moves of the items of a field, of which one is open; it stays open where it is moved. */
export const useListMoves = <Item>({ items, nameOf, put }: ListMovesOptions<Item>) => {
  const [openPlace, setOpenPlace] = useState<number | null>(0);
  const moves = useRowMoves<HTMLDivElement>(
    items.length,
    (from, to) => {
      put(moveItem(items, from, to));
      setOpenPlace(openPlace === null ? null : placeAfterMove(openPlace, from, to));
    },
    { nameOf, isByGrip: true },
  );
  return { openPlace, setOpenPlace, ...moves };
};

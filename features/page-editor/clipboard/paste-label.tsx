import { countBlocks } from "../selection/selection.ts";
import { useCopiedCount } from "./copied-blocks.ts";

export const nothingToPaste = "Nothing to paste yet: copy blocks on any page first.";

/** `Paste 3 blocks`; without a number while nobody knows what the clipboard holds. */
export const pasteLabel = (count: number | null, where = ""): string =>
  `Paste ${count === null || count === 0 ? "blocks" : countBlocks(count)}${where}`;

export const PasteLabel = () => {
  const count = useCopiedCount();
  return (
    <span>
      {pasteLabel(count)}
      {count === 0 && <small>{nothingToPaste}</small>}
    </span>
  );
};

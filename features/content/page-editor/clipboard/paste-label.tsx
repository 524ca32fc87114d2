import { useEffect } from "react";
import { countBlocks } from "../selection/selection.ts";
import { useCopiedCount } from "./copied-blocks.ts";

export const nothingToPaste = "Nothing to paste yet: copy blocks on any page first.";

/** `Paste 3 blocks`; without a number while nobody knows what the clipboard holds. */
export const pasteLabel = (count: number | null, where = ""): string =>
  `Paste ${count === null || count === 0 ? "blocks" : countBlocks(count)}${where}`;

const look = async () => {
  const { lookIntoClipboard } = await import("./blocks-clipboard.ts");
  await lookIntoClipboard();
};

/** For a menu: it looks again as it opens, because pages cannot watch the clipboard. */
export const useCountToPaste = (): number | null => {
  useEffect(() => void look(), []);
  return useCopiedCount();
};

export const PasteLabel = () => {
  const count = useCopiedCount();
  return (
    <span>
      {pasteLabel(count)}
      {count === 0 && <small>{nothingToPaste}</small>}
    </span>
  );
};

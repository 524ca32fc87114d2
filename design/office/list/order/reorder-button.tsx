import { Icon } from "#design/office/icons.tsx";
import { keyName } from "#design/office/palette/keys.ts";

export type ReorderButtonProps = Readonly<{ isReordering: boolean; onReorder: () => void }>;

/** The keys that move a row; on narrow screens the button of the mode in which rows are moved. */
export const ReorderButton = ({ isReordering, onReorder }: ReorderButtonProps) => (
  <>
    <span className="list-move-keys" aria-hidden="true">
      <kbd>{keyName("alt")}</kbd> <kbd>↑</kbd> <kbd>↓</kbd> moves
    </span>
    <button type="button" className="list-reorder" aria-pressed={isReordering} onClick={onReorder}>
      <Icon name="grip" /> Reorder
    </button>
  </>
);

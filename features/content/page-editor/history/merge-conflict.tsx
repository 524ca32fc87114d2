import { ChangeLines } from "#design/office/changes/change-lines.tsx";
import { valueText } from "#design/office/changes/value-text.ts";
import { ConflictChoice, markedTexts } from "#design/office/merge/conflict-choice.tsx";
import { changesOf, isPlainObject } from "#platform/changes/changes.ts";
import { pathLabel } from "#platform/changes/path-labels.ts";
import type { Block, PageInput } from "#features/content/pages/contract.ts";
import type { MergeConflict } from "#features/content/pages/merge/merge.ts";
import type { Side } from "#platform/merge/merge-conflict.ts";
import { type LabelOf, pageFieldName } from "./difference-view.tsx";

export type MergeConflictProps = Readonly<{
  conflict: MergeConflict;
  /** Used in this order to find a block's label: mine, theirs, and their common base. */
  pages: readonly [PageInput, PageInput, PageInput];
  labelOf: LabelOf;
  /** The market's, for moments. */
  timeZone: string;
  onChoose: (side: Side) => void;
}>;

const locateBlock = (pages: readonly PageInput[], id: string) => {
  for (const { blocks } of pages) {
    const index = blocks.findIndex((block) => block.id === id);
    const block = blocks[index];
    if (block) return { block, index };
  }
  return null;
};

const conflictTitle = ({ conflict, pages, labelOf }: MergeConflictProps): string => {
  const { blockId, path, kind } = conflict;
  if (kind === "order") return "Order of the blocks";
  if (blockId === null) return pageFieldName(path);
  const location = locateBlock(pages, blockId);
  const block = location ? `${labelOf(location.block)}, block ${location.index + 1}` : blockId;
  if (kind === "removed") return `${block}: deleted or changed`;
  return path ? `${block}: ${pathLabel(path)}` : block;
};

const isBlock = (value: unknown): value is Block => isPlainObject(value) && "blockType" in value;

const sideText = (props: MergeConflictProps, side: Side): string => {
  const { conflict, pages, labelOf, timeZone } = props;
  const value = conflict[side];
  if (conflict.kind === "order" && Array.isArray(value))
    return value
      .map((id, index) => {
        const location = locateBlock(pages, String(id));
        return `${index + 1}. ${location ? labelOf(location.block) : String(id)}`;
      })
      .join("\n");
  if (isBlock(value)) return `${labelOf(value)}\n${valueText(value.content, timeZone)}`;
  return valueText(value, timeZone, conflict.path);
};

const RemovedValue = (props: MergeConflictProps & Readonly<{ side: Side }>) => {
  const { conflict, pages, side, timeZone } = props;
  if (conflict[side] === null) return <i>The block is deleted.</i>;
  const baseBlock = pages[2].blocks.find(({ id }) => id === conflict.blockId);
  return (
    <>
      <i>The block stays, with these changes:</i>
      <ChangeLines
        changes={changesOf(baseBlock, conflict[side])}
        nameOf={pathLabel}
        timeZone={timeZone}
      />
    </>
  );
};

export const MergeConflictField = (props: MergeConflictProps) => {
  const { conflict, onChoose } = props;
  const values =
    conflict.kind === "removed"
      ? {
          mine: <RemovedValue {...props} side="mine" />,
          theirs: <RemovedValue {...props} side="theirs" />,
        }
      : markedTexts({ mine: sideText(props, "mine"), theirs: sideText(props, "theirs") });
  return (
    <ConflictChoice
      title={conflictTitle(props)}
      values={values}
      chosen={conflict.chosen}
      onChoose={onChoose}
    />
  );
};

import { useId } from "react";
import { ChangeLines, textOf } from "#features/audit/parts/change-lines.tsx";
import { changesOf, isPlainObject } from "#features/audit/parts/changes.ts";
import { pathLabel } from "#features/audit/parts/path-labels.ts";
import { diffWords } from "#features/audit/parts/word-diff.ts";
import type { Block, PageInput } from "#features/pages/contract.ts";
import type { MergeConflict } from "#features/pages/merge/merge.ts";
import type { Side } from "#features/pages/merge/merge-value.ts";
import { type LabelOf, pageFieldName } from "./difference-view.tsx";

export type MergeConflictProps = Readonly<{
  conflict: MergeConflict;
  /** Used in this order to find a block's label: mine, theirs, and their common base. */
  pages: readonly [PageInput, PageInput, PageInput];
  labelOf: LabelOf;
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

const sideText = ({ conflict, pages, labelOf }: MergeConflictProps, side: Side): string => {
  const value = conflict[side];
  if (conflict.kind === "order" && Array.isArray(value))
    return value
      .map((id, index) => {
        const location = locateBlock(pages, String(id));
        return `${index + 1}. ${location ? labelOf(location.block) : String(id)}`;
      })
      .join("\n");
  if (isBlock(value)) return `${labelOf(value)}\n${textOf(value.content)}`;
  return textOf(value);
};

/** One side's text, with the words that only it has marked. */
const MarkedText = ({ text, otherText }: Readonly<{ text: string; otherText: string }>) => (
  <span className="merge-conflict-text">
    {diffWords(otherText, text).map(({ kind, text: part }, index) => {
      const key = `${index} ${kind}`;
      if (kind === "removed") return null;
      return kind === "added" ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
    })}
  </span>
);

const otherSide = { mine: "theirs", theirs: "mine" } as const;
const sides: readonly (readonly [Side, string])[] = [
  ["mine", "Mine"],
  ["theirs", "Theirs"],
];

const SideValue = (props: MergeConflictProps & Readonly<{ side: Side }>) => {
  const { conflict, pages, side } = props;
  const text = sideText(props, side);
  if (conflict.kind !== "removed")
    return text ? (
      <MarkedText text={text} otherText={sideText(props, otherSide[side])} />
    ) : (
      <i>empty</i>
    );
  if (conflict[side] === null) return <i>The block is deleted.</i>;
  const baseBlock = pages[2].blocks.find(({ id }) => id === conflict.blockId);
  return (
    <>
      <i>The block stays, with these changes:</i>
      <ChangeLines changes={changesOf(baseBlock, conflict[side])} nameOf={pathLabel} />
    </>
  );
};

export const MergeConflictField = (props: MergeConflictProps) => {
  const { conflict, onChoose } = props;
  const group = useId();
  return (
    <fieldset className="merge-conflict">
      <legend>{conflictTitle(props)}</legend>
      {sides.map(([side, label]) => (
        <label key={side} data-chosen={conflict.chosen === side}>
          <span>
            <input
              type="radio"
              name={group}
              checked={conflict.chosen === side}
              onChange={() => onChoose(side)}
            />{" "}
            <b>{label}</b>
          </span>
          <SideValue {...props} side={side} />
        </label>
      ))}
    </fieldset>
  );
};

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
  /** Where a block is looked for: mine, theirs, and the page that both began with. */
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

const nameOf = ({ conflict, pages, labelOf }: MergeConflictProps): string => {
  const { blockId, path, kind } = conflict;
  if (kind === "order") return "Order of the blocks";
  if (blockId === null) return pageFieldName(path);
  const place = locateBlock(pages, blockId);
  const block = place ? `${labelOf(place.block)}, block ${place.index + 1}` : blockId;
  if (kind === "removed") return `${block}: deleted or changed`;
  return path ? `${block}: ${pathLabel(path)}` : block;
};

const isBlock = (value: unknown): value is Block => isPlainObject(value) && "blockType" in value;

const valueOf = ({ conflict, pages, labelOf }: MergeConflictProps, side: Side): string => {
  const value = conflict[side];
  if (conflict.kind === "order" && Array.isArray(value))
    return value
      .map((id, index) => {
        const place = locateBlock(pages, String(id));
        return `${index + 1}. ${place ? labelOf(place.block) : String(id)}`;
      })
      .join("\n");
  if (isBlock(value)) return `${labelOf(value)}\n${textOf(value.content)}`;
  return textOf(value);
};

/** One side's text, with the words that the other does not have marked. */
const MarkedText = ({
  own,
  oppositeSide: their,
}: Readonly<{ own: string; oppositeSide: string }>) => (
  <span className="merge-conflict-text">
    {diffWords(their, own).map(({ kind, text }, index) => {
      const key = `${index} ${kind}`;
      if (kind === "removed") return null;
      return kind === "added" ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
    })}
  </span>
);

const other = { mine: "theirs", theirs: "mine" } as const;
const sides: readonly (readonly [Side, string])[] = [
  ["mine", "Mine"],
  ["theirs", "Theirs"],
];

const SideValue = (props: MergeConflictProps & Readonly<{ side: Side }>) => {
  const { conflict, pages, side } = props;
  const own = valueOf(props, side);
  if (conflict.kind !== "removed")
    return own ? <MarkedText own={own} oppositeSide={valueOf(props, other[side])} /> : <i>empty</i>;
  if (conflict[side] === null) return <i>The block is deleted.</i>;
  const origin = pages[2].blocks.find(({ id }) => id === conflict.blockId);
  return (
    <>
      <i>The block stays, with these changes:</i>
      <ChangeLines changes={changesOf(origin, conflict[side])} nameOf={pathLabel} />
    </>
  );
};

/** One thing that both changed, both side by side; what is chosen until then loses nothing. */
export const MergeConflictField = (props: MergeConflictProps) => {
  const { conflict, onChoose } = props;
  const group = useId();
  return (
    <fieldset className="merge-conflict">
      <legend>{nameOf(props)}</legend>
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

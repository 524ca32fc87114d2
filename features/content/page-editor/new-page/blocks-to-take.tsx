import { Icon } from "#design/office/icons.tsx";
import { counted } from "#platform/counted.ts";
import { summarize } from "../page-blocks/summary.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import type { TakenBlock } from "./page-starts.ts";

export type BlocksToTakeProps = Readonly<{
  offered: readonly TakenBlock[];
  catalogue: readonly CatalogueBlock[];
  /** The positions that are not taken. */
  left: ReadonlySet<number>;
  onLeft: (left: ReadonlySet<number>) => void;
}>;

type TakeAllOrNoneProps = Readonly<{
  takenCount: number;
  count: number;
  onTake: (isTaken: boolean) => void;
}>;

const TakeAllOrNone = ({ takenCount, count, onTake }: TakeAllOrNoneProps) => (
  <label className="take-all">
    <input
      type="checkbox"
      checked={takenCount === count}
      ref={(box) => {
        if (box) box.indeterminate = takenCount > 0 && takenCount < count;
      }}
      onChange={({ currentTarget }) => onTake(currentTarget.checked)}
    />
    <b>All of them</b>
  </label>
);

/** The blocks of a template or page; those that the template fixes cannot be left out. */
export const BlocksToTake = ({ offered, catalogue, left, onLeft }: BlocksToTakeProps) => {
  const taken = offered.filter(({ position }) => !left.has(position)).length;
  const toggle = (position: number) => {
    const next = new Set(left);
    if (!next.delete(position)) next.add(position);
    onLeft(next);
  };
  const free = offered.filter(({ isFixed }) => !isFixed);
  return (
    <fieldset className="blocks-to-take">
      <legend>
        Blocks to take <span>{`${taken} of ${offered.length}`}</span>
      </legend>
      {free.length > 1 && (
        <TakeAllOrNone
          takenCount={free.filter(({ position }) => !left.has(position)).length}
          count={free.length}
          onTake={(isTaken) => onLeft(new Set(isTaken ? [] : free.map(({ position }) => position)))}
        />
      )}
      {offered.map(({ block, position, isFixed }, index) => {
        const entry = catalogue.find(({ name }) => name === block.blockType);
        return (
          <label key={block.id}>
            <input
              type="checkbox"
              checked={!left.has(position)}
              disabled={isFixed}
              onChange={() => toggle(position)}
            />
            <span>{index + 1}</span>
            <b>{entry?.label ?? block.blockType}</b>
            <small>
              {isFixed && <Icon name="lock" />}
              {isFixed ? "fixed by the template" : summarize(block, entry?.fields)}
            </small>
          </label>
        );
      })}
    </fieldset>
  );
};

/** The blocks that cannot come along, so that nobody looks for them. */
export const BlocksLeftOut = ({ reasons }: { reasons: readonly string[] }) => (
  <div className="blocks-left-out">
    <p>{`${counted(reasons.length, "block does", "blocks do")} not come along:`}</p>
    <ul>
      {reasons.map((reason, index) => (
        // Two blocks of one type have the same reason, and the list never changes its order.
        <li key={index}>{reason}</li>
      ))}
    </ul>
  </div>
);

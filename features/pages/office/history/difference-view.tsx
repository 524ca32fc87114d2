import { ChangeLines } from "#features/audit/parts/change-lines.tsx";
import { pathLabel } from "#features/audit/parts/path-labels.ts";
import type { Block } from "#features/pages/contract.ts";
import {
  type BlockDifference,
  fieldLabel,
  isEmpty,
  type PageDifference,
} from "#features/pages/merge/difference.ts";

export type LabelOf = (block: Block) => string;

const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A page's field for a heading: `SEO title`; a path without words of its own made readable. */
export const pageFieldName = (path: string): string => {
  const name = fieldLabel(path);
  return name === path ? pathLabel(path) : capitalize(name);
};

const tagsOf = ({ kind, isMoved, from, to, changes }: BlockDifference): readonly string[] => [
  ...(kind === "kept" ? [] : [kind]),
  ...(changes.length > 0 ? ["changed"] : []),
  ...(isMoved ? [`moved from ${(from ?? 0) + 1} to ${(to ?? 0) + 1}`] : []),
];

const BlockDifferenceLine = ({
  one,
  labelOf,
}: Readonly<{ one: BlockDifference; labelOf: LabelOf }>) => (
  <li>
    <h3>
      {`${labelOf(one.block)}, block ${(one.to ?? one.from ?? 0) + 1} `}
      {tagsOf(one).map((tag) => (
        <span key={tag} className="tag" data-kind={tag}>
          {tag}
        </span>
      ))}
    </h3>
    {one.changes.length > 0 && <ChangeLines changes={one.changes} nameOf={pathLabel} />}
  </li>
);

export type DifferenceViewProps = Readonly<{
  difference: PageDifference;
  labelOf: LabelOf;
  /** What is said when nothing differs. */
  empty: string;
}>;

/** The difference between two states of a page: its own fields first, then block by block. */
export const DifferenceView = ({ difference, labelOf, empty }: DifferenceViewProps) => {
  const { fields, blocks } = difference;
  if (isEmpty(difference)) return <p className="difference">{empty}</p>;
  return (
    <ul className="difference">
      {fields.length > 0 && (
        <li>
          <h3>Page settings</h3>
          <ChangeLines changes={fields} nameOf={pageFieldName} />
        </li>
      )}
      {blocks.map((one) => (
        <BlockDifferenceLine key={`${one.kind} ${one.block.id}`} one={one} labelOf={labelOf} />
      ))}
    </ul>
  );
};

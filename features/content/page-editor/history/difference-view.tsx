import { ChangeLines } from "#design/office/changes/change-lines.tsx";
import { pathLabel } from "#platform/changes/path-labels.ts";
import type { Block } from "#features/content/pages/contract.ts";
import {
  type BlockDifference,
  fieldLabel,
  isEmptyDifference,
  type PageDifference,
} from "#features/content/pages/merge/difference.ts";

export type LabelOf = (block: Block) => string;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A page field's label for a heading, such as `SEO title`; a field without a label gets a readable
 * path.
 */
export const pageFieldName = (path: string): string => {
  const name = fieldLabel(path);
  return name === path ? pathLabel(path) : capitalize(name);
};

const tagsOf = ({ kind, isMoved, from, to, changes }: BlockDifference): readonly string[] => [
  ...(kind === "kept" ? [] : [kind]),
  ...(changes.length > 0 ? ["changed"] : []),
  ...(isMoved ? [`moved from ${(from ?? 0) + 1} to ${(to ?? 0) + 1}`] : []),
];

type BlockDifferenceLineProps = Readonly<{
  difference: BlockDifference;
  labelOf: LabelOf;
  timeZone: string;
}>;

const BlockDifferenceLine = ({ difference, labelOf, timeZone }: BlockDifferenceLineProps) => (
  <li>
    <h3>
      {`${labelOf(difference.block)}, block ${(difference.to ?? difference.from ?? 0) + 1} `}
      {tagsOf(difference).map((tag) => (
        <span key={tag} className="tag" data-kind={tag}>
          {tag}
        </span>
      ))}
    </h3>
    {difference.changes.length > 0 && (
      <ChangeLines changes={difference.changes} nameOf={pathLabel} timeZone={timeZone} />
    )}
  </li>
);

export type DifferenceViewProps = Readonly<{
  difference: PageDifference;
  labelOf: LabelOf;
  /** The market's, for moments. */
  timeZone: string;
  /** Shown when nothing differs. */
  emptyText: string;
}>;

export const DifferenceView = (props: DifferenceViewProps) => {
  const { difference, labelOf, timeZone, emptyText } = props;
  const { fields, blocks } = difference;
  if (isEmptyDifference(difference)) return <p className="difference">{emptyText}</p>;
  return (
    <ul className="difference">
      {fields.length > 0 && (
        <li>
          <h3>Settings</h3>
          <ChangeLines changes={fields} nameOf={pageFieldName} timeZone={timeZone} />
        </li>
      )}
      {blocks.map((block) => (
        <BlockDifferenceLine
          key={`${block.kind} ${block.block.id}`}
          difference={block}
          labelOf={labelOf}
          timeZone={timeZone}
        />
      ))}
    </ul>
  );
};

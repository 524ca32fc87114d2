import { useId } from "react";
import type { CatalogueBlock } from "../catalogue-block.ts";
import type { BlockRule, BlockRules } from "./block-rules.ts";

export type RuleTableProps = Readonly<{
  blocks: readonly CatalogueBlock[];
  /** The types of the template's own blocks. */
  held: readonly string[];
  rules: BlockRules;
  onChange: (rules: BlockRules) => void;
}>;

const columns = [
  ["fixed", "Fixed"],
  ["allowed", "Allowed"],
  ["forbidden", "Forbidden"],
] as const satisfies readonly (readonly [BlockRule, string])[];

type RowProps = Readonly<{
  label: string;
  note: string | null;
  rule: BlockRule;
  offered: readonly BlockRule[];
  onChange: (rule: BlockRule) => void;
}>;

const RuleRow = ({ label, note, rule, offered, onChange }: RowProps) => {
  const name = useId();
  return (
    <tr data-rule={rule}>
      <th scope="row">
        {label} {note && <span className="tag">{note}</span>}
      </th>
      {columns.map(([value, title]) => (
        <td key={value}>
          {offered.includes(value) && (
            <label>
              <input
                type="radio"
                name={name}
                checked={rule === value}
                aria-label={`${label}: ${title.toLowerCase()}`}
                onChange={() => onChange(value)}
              />
            </label>
          )}
        </td>
      ))}
    </tr>
  );
};

const anyRule = columns.map(([value]) => value);

/** A row a block, and one for those that come later. */
export const RuleTable = ({ blocks, held, rules, onChange }: RuleTableProps) => (
  <table className="structure-rules">
    <thead>
      <tr>
        <th scope="col">Block</th>
        {columns.map(([value, title]) => (
          <th key={value} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {blocks.map(({ name, label }) => (
        <RuleRow
          key={name}
          label={label}
          note={held.includes(name) ? "in the template" : null}
          rule={rules.byType[name] ?? rules.others}
          offered={anyRule}
          onChange={(rule) => onChange({ ...rules, byType: { ...rules.byType, [name]: rule } })}
        />
      ))}
      <RuleRow
        label="Blocks that come later"
        note={null}
        rule={rules.others}
        offered={["allowed", "forbidden"]}
        onChange={(rule) => onChange({ ...rules, others: rule === "allowed" ? rule : "forbidden" })}
      />
    </tbody>
  </table>
);

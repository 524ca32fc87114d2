import { Button, Group, Switch, Title } from "@mantine/core";
import { useState } from "react";
import type { Block, RuleError } from "../contract.ts";
import type { CatalogueBlock } from "./calls.ts";
import type { Json } from "./field-schema.ts";
import { JsonPanel } from "./json-panel.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import { SchemaFields } from "./schema-field.tsx";

export type BlockPanelProps = Readonly<{
  block: Block;
  index: number;
  count: number;
  known: CatalogueBlock | undefined;
  errors: readonly RuleError[];
  timeZone: string;
  isJson: boolean;
  onChange: (block: Block) => void;
  onMove: (by: 1 | -1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  onAddAfter: () => void;
  onJson: () => void;
  onCollapse: () => void;
  onProblem: (problem: string | null) => void;
}>;

const Head = (props: BlockPanelProps & Readonly<{ of: string; onSchedule: () => void }>) => {
  const { block, index, count, known, of } = props;
  const act = (words: string, run: () => void, isOff = false) => (
    <Button
      variant="default"
      size="compact-md"
      aria-label={`${words} ${of}`}
      aria-disabled={isOff}
      onClick={() => !isOff && run()}
    >
      {words}
    </Button>
  );
  return (
    <div className="block-head">
      <Group gap="sm">
        <Title order={2} size={22}>
          {known?.label ?? block.blockType}
        </Title>
        <span className="tag">{block.blockType}</span>
        <Switch
          label="Enabled"
          aria-label={`Enabled ${of}`}
          checked={block.enabled}
          onChange={(event) => props.onChange({ ...block, enabled: event.currentTarget.checked })}
        />
      </Group>
      <Group gap="xs">
        {act("Schedule", props.onSchedule)}
        {act("JSON", props.onJson)}
        {act("Move up", () => props.onMove(-1), index === 0)}
        {act("Move down", () => props.onMove(1), index === count - 1)}
        {act("Duplicate", props.onDuplicate)}
        {act("Add after", props.onAddAfter)}
        {act("Delete", props.onRemove)}
        {act("Collapse", props.onCollapse)}
      </Group>
    </div>
  );
};

/** One block: its switch and actions, when it shows, and its content as a form or as JSON. */
export const BlockPanel = (props: BlockPanelProps) => {
  const { block, index, known, errors, isJson, onChange, onProblem } = props;
  const [isScheduling, setScheduling] = useState(block.schedule !== null);
  const of = `${known?.label ?? block.blockType}, block ${index + 1}`;
  const path = `blocks.${index}.content`;
  const own = errors.filter((error) => error.path.startsWith(`blocks.${index}.`));
  const errorAt = (at: string) => own.find((error) => error.path === at)?.message;
  return (
    <section aria-label={of} className="block-panel">
      <Head {...props} of={of} onSchedule={() => setScheduling((is) => !is)} />
      {isScheduling && (
        <ScheduleFields
          schedule={block.schedule}
          timeZone={props.timeZone}
          of={of}
          path={`blocks.${index}.schedule`}
          errorAt={errorAt}
          onChange={(schedule) => onChange({ ...block, schedule })}
        />
      )}
      {isJson || !known ? (
        <JsonPanel
          label={`JSON of ${of}`}
          value={block.content}
          errors={own.map(({ path: at, message }) => ({
            path: at.replace(`${path}.`, ""),
            message,
          }))}
          schema={known?.fields}
          onChange={(content) => onChange({ ...block, content })}
          onProblem={onProblem}
        />
      ) : (
        <SchemaFields
          name={of}
          path={path}
          schema={known.fields}
          value={block.content as Readonly<Record<string, Json>>}
          errorAt={errorAt}
          onChange={(content) =>
            onChange({ ...block, content: content as Readonly<Record<string, unknown>> })
          }
        />
      )}
    </section>
  );
};

import { ActionIcon, Button, Group, JsonInput, Paper, Switch, Text } from "@mantine/core";
import { useState } from "react";
import type { Block } from "../contract.ts";

export type BlockFormProps = Readonly<{
  block: Block;
  label: string;
  position: number;
  errors: readonly string[];
  onChange: (block: Block) => void;
  onMove: (by: 1 | -1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  /** Tells the editor that the text is no JSON now, so that nothing is saved meanwhile. */
  onBroken: (broken: boolean) => void;
}>;

const parse = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" && !Array.isArray(value)
      ? { ...value }
      : null;
  } catch {
    return null;
  }
};

/** One block: its content as JSON, its switch and its actions, each named with block and position. */
export const BlockForm = (props: BlockFormProps) => {
  const { block, label, position, errors, onChange, onBroken } = props;
  const [text, setText] = useState(() => JSON.stringify(block.content, null, 2));
  const [broken, setBroken] = useState(false);
  const named = (action: string) => `${action} ${label}, block ${position}`;
  const type = (typed: string) => {
    setText(typed);
    const content = parse(typed);
    setBroken(content === null);
    onBroken(content === null);
    if (content) onChange({ ...block, content });
  };
  return (
    <Paper withBorder p="md" component="li">
      <Group justify="space-between" mb="sm">
        <Text fw={650}>
          {position}. {label}
        </Text>
        <Group gap="xs">
          <Switch
            label="Enabled"
            aria-label={named("Enabled")}
            checked={block.enabled}
            onChange={(event) => onChange({ ...block, enabled: event.currentTarget.checked })}
          />
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={named("Move up")}
            onClick={() => props.onMove(-1)}
          >
            ↑
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={named("Move down")}
            onClick={() => props.onMove(1)}
          >
            ↓
          </ActionIcon>
          <Button variant="default" aria-label={named("Duplicate")} onClick={props.onDuplicate}>
            Duplicate
          </Button>
          <Button variant="default" aria-label={named("Delete")} onClick={props.onRemove}>
            Delete
          </Button>
        </Group>
      </Group>
      <JsonInput
        label={`JSON of ${label}, block ${position}`}
        value={text}
        onChange={type}
        autosize
        minRows={3}
        error={broken ? "This is not a JSON object yet." : errors.join(" ")}
      />
    </Paper>
  );
};

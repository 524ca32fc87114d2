import { ActionIcon, Button, Group, Paper, Stack, Text } from "@mantine/core";
import { emptyOf, fieldId, type Json, labelOf } from "./field-schema.ts";
import type { FieldProps } from "./field-props.ts";

export type ListFieldProps = FieldProps &
  Readonly<{ renderItem: (item: FieldProps) => React.ReactNode }>;

/** A list: its items one below another, each with a way up, down and out. */
export const ListField = (props: ListFieldProps) => {
  const { name, path, schema, value, errorAt, onChange } = props;
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  const label = labelOf(name, schema);
  const item = schema.items ?? {};
  const isFull = items.length >= (schema.maxItems ?? Infinity);
  const move = (index: number, by: number) =>
    onChange(items.toSpliced(index, 1).toSpliced(index + by, 0, items[index] ?? null));
  return (
    <Stack gap="sm" role="group" aria-label={label} id={fieldId(path)} tabIndex={-1}>
      <Text component="span" className="field-label">
        {label}
      </Text>
      {items.map((each, index) => (
        <Paper key={index} withBorder p="sm">
          <Group justify="space-between" mb="xs">
            <Text c="dimmed">{index + 1}</Text>
            <Group gap="xs">
              <ActionIcon
                variant="subtle"
                aria-label={`Move up ${label} ${index + 1}`}
                aria-disabled={index === 0}
                onClick={() => index > 0 && move(index, -1)}
              >
                ↑
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={`Move down ${label} ${index + 1}`}
                aria-disabled={index === items.length - 1}
                onClick={() => index < items.length - 1 && move(index, 1)}
              >
                ↓
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={`Remove ${label} ${index + 1}`}
                onClick={() => onChange(items.toSpliced(index, 1))}
              >
                ×
              </ActionIcon>
            </Group>
          </Group>
          {props.renderItem({
            name: `${label} ${index + 1}`,
            path: `${path}.${index}`,
            schema: item,
            value: each,
            errorAt,
            onChange: (changed) => onChange(items.with(index, changed)),
          })}
        </Paper>
      ))}
      {errorAt(path) && <Text c="red">{errorAt(path)}</Text>}
      <Button
        variant="default"
        aria-disabled={isFull}
        onClick={() => !isFull && onChange([...items, emptyOf(item)])}
      >
        {isFull ? `${label}: ${items.length} is the most` : `Add to ${label}`}
      </Button>
    </Stack>
  );
};

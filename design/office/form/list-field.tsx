import { Button } from "@mantine/core";
import type { FieldProps } from "./field-props.ts";
import { emptyValueOf, fieldId, type Json, labelOf } from "./field-schema.ts";
import { IconButton } from "#design/office/icons.tsx";

export type ListFieldProps = FieldProps & Readonly<{ Item: React.ComponentType<FieldProps> }>;

const noItems: readonly Json[] = [];

export const ListField = (props: ListFieldProps) => {
  const { name, path, schema, value, errorAt, put, Item } = props;
  const items: readonly Json[] = Array.isArray(value) ? value : noItems;
  const label = labelOf(name, schema);
  const itemSchema = schema.items ?? {};
  const isFull = items.length >= (schema.maxItems ?? Infinity);
  const move = (index: number, offset: number) =>
    put(path, items.toSpliced(index, 1).toSpliced(index + offset, 0, items[index] ?? null));
  return (
    <div className="list-field" role="group" aria-label={label} id={fieldId(path)} tabIndex={-1}>
      <span className="field-label">
        {label} <small>{items.length}</small>
      </span>
      {schema.help && <p className="field-hint">{schema.help}</p>}
      {items.map((item, index) => (
        <div className="list-item" key={index}>
          <div className="list-item-head">
            <span>{index + 1}</span>
            <IconButton
              icon="up"
              label={`Move up ${label} ${index + 1}`}
              isDisabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              icon="down"
              label={`Move down ${label} ${index + 1}`}
              isDisabled={index === items.length - 1}
              onClick={() => move(index, 1)}
            />
            <IconButton
              icon="close"
              label={`Remove ${label} ${index + 1}`}
              onClick={() => put(path, items.toSpliced(index, 1))}
            />
          </div>
          <Item
            name={`${label} ${index + 1}`}
            path={`${path}.${index}`}
            schema={itemSchema}
            value={item}
            errorAt={errorAt}
            put={put}
          />
        </div>
      ))}
      {errorAt(path) && <p className="field-error">{errorAt(path)}</p>}
      <Button
        variant="default"
        aria-disabled={isFull}
        onClick={() => !isFull && put(path, [...items, emptyValueOf(itemSchema)])}
      >
        {isFull ? `${label}: ${items.length} is the most` : `Add to ${label}`}
      </Button>
    </div>
  );
};

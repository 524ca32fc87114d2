import "./list-field.css";
import { Button } from "@mantine/core";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { Grip, MoveButtons, PlaceField } from "#design/office/item-list/order-controls.tsx";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import type { FieldProps } from "../field-props.ts";
import { emptyValueOf, fieldId, type Json, labelOf } from "../field-schema.ts";
import { useFormSettings } from "../form-settings.ts";
import { itemTitle } from "./item-title.ts";
import { useAddedItem } from "./use-added-item.ts";
import { useListMoves } from "./use-list-moves.ts";

export type ListFieldProps = FieldProps & Readonly<{ Item: React.ComponentType<FieldProps> }>;

const noItems: readonly Json[] = [];

type ListItemProps = ListFieldProps &
  Readonly<{
    place: number;
    items: readonly Json[];
    moves: Omit<ReturnType<typeof useListMoves>, "listRef">;
    onRemove: () => void;
    /** `Enter` in the field of an item that has no other. */
    onEnter: () => void;
  }>;

const isWritten = (item: Json | undefined): boolean =>
  typeof item === "string" && item.trim() !== "";

/** Not in fields of several lines, nor while a word is put together. */
const isPlainEnter = (event: React.KeyboardEvent) =>
  pressedKey(event) === "Enter" &&
  !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) &&
  event.target instanceof HTMLInputElement &&
  event.target.type === "text";

/** Folded but for the one that is edited, where it has several fields. */
const ListItem = (props: ListItemProps) => {
  const { path, schema, errorAt, put, Item, place, items, moves, onRemove, onEnter } = props;
  const name = `${labelOf(props.name, schema)} ${place + 1}`;
  const itemSchema = schema.items ?? {};
  const { ItemPicture } = useFormSettings();
  const { drag, openPlace, setOpenPlace } = moves;
  const order = { name, index: place, count: items.length };
  const fields = (
    <Item
      name={name}
      path={`${path}.${place}`}
      schema={itemSchema}
      value={items[place]}
      errorAt={errorAt}
      put={put}
    />
  );
  return (
    <div
      className="list-item"
      data-row={place}
      data-dragged={drag?.id === String(place)}
      data-drop={drag?.targetId === String(place) ? (drag.edge ?? undefined) : undefined}
    >
      <Grip name={name} />
      <PlaceField {...order} onMove={(to) => moves.move(place, to)} />
      {itemSchema.type === "object" ? (
        <details
          open={openPlace === place}
          onToggle={({ currentTarget: { open } }) => {
            if (open) setOpenPlace(place);
            else if (openPlace === place) setOpenPlace(null);
          }}
        >
          <summary>
            {ItemPicture && <ItemPicture schema={itemSchema} item={items[place] ?? null} />}
            <span>
              <span className="sr-only">{`${name}: `}</span>
              {itemTitle(itemSchema, items[place] ?? null) || "No words yet"}
            </span>
            <Icon name="down" />
          </summary>
          {fields}
        </details>
      ) : (
        <div
          role="presentation"
          className="list-item-alone"
          onKeyDown={(event) => {
            if (!isPlainEnter(event)) return;
            event.preventDefault();
            onEnter();
          }}
        >
          {fields}
        </div>
      )}
      <MoveButtons {...order} onMove={(to) => moves.move(place, to)} />
      <IconButton icon="close" label={`Remove ${name}`} onClick={onRemove} />
    </div>
  );
};

export const ListField = (props: ListFieldProps) => {
  const { name, path, schema, value, errorAt, put } = props;
  const items: readonly Json[] = Array.isArray(value) ? value : noItems;
  const label = labelOf(name, schema);
  const itemSchema = schema.items ?? {};
  const isFull = items.length >= (schema.maxItems ?? Infinity);
  const { listRef, ...moves } = useListMoves({
    items,
    nameOf: (place) => itemTitle(itemSchema, items[place] ?? null) || `${label} ${place + 1}`,
    put: (moved) => put(path, moved),
  });
  const focusItem = useAddedItem(listRef, items.length);
  const add = () => {
    put(path, [...items, emptyValueOf(itemSchema)]);
    moves.setOpenPlace(items.length);
    focusItem(items.length);
  };
  /** To the next item; behind the last one, to a new one once something is written. */
  const goOn = (place: number) => {
    if (place < items.length - 1) focusItem(place + 1);
    else if (!isFull && isWritten(items[place])) add();
  };
  return (
    <div
      ref={listRef}
      className="list-field"
      role="group"
      aria-label={label}
      id={fieldId(path)}
      tabIndex={-1}
    >
      <span className="field-label">
        {label} <small>{items.length}</small>
      </span>
      {schema.help && <p className="field-hint">{schema.help}</p>}
      {items.map((_, place) => (
        <ListItem
          {...props}
          key={place}
          place={place}
          items={items}
          moves={moves}
          onRemove={() => put(path, items.toSpliced(place, 1))}
          onEnter={() => goOn(place)}
        />
      ))}
      <p className="sr-only" role="status">
        {moves.announcement}
      </p>
      {errorAt(path) && <p className="field-error">{errorAt(path)}</p>}
      <Button
        variant="default"
        leftSection={!isFull && <Icon name="plus" />}
        aria-label={isFull ? undefined : `Add one: ${label}`}
        aria-disabled={isFull}
        onClick={() => !isFull && add()}
      >
        {isFull ? `${label}: ${items.length} is the most` : "Add one"}
      </Button>
    </div>
  );
};

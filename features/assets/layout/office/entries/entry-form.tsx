import { Switch } from "@mantine/core";
import { useCallback, useMemo } from "react";
import { SchemaFields } from "#design/office/form/schema-field.tsx";
import type { Json } from "#design/office/form/field-schema.ts";
import { ItemButtons } from "#design/office/item-list/item-buttons.tsx";
import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { useDraft, useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { formSchemaOf } from "#design/office/record/form/form-schema.ts";
import { layoutSchemas } from "#features/assets/layout/contract.ts";
import { isMenu } from "#features/assets/layout/rules.ts";
import {
  duplicateEntry,
  type Entry,
  entriesOf,
  entryLists,
  entryTitle,
  type ListedArea,
  moveEntry,
  mostEntries,
  putTarget,
  removeEntry,
} from "./entry-changes.ts";

export type EntryFormProps = Readonly<{
  area: ListedArea;
  index: number;
  onOpen: (index: number) => void;
}>;

const kindOf = (entry: Entry): string => {
  if ("title" in entry) return "group";
  return isMenu(entry) ? "menu" : "link";
};

type SwitchProps = Readonly<{ path: string; name: string; isEnabled: boolean }>;

const EnabledSwitch = ({ path, name, isEnabled }: SwitchProps) => {
  const store = useDraftStore();
  return (
    <Switch
      label="Enabled"
      aria-label={`Enabled: ${name}`}
      color="spruce"
      checked={isEnabled}
      onChange={({ currentTarget }) => store.put(path, currentTarget.checked)}
    />
  );
};

const EntryHead = ({ area, index, onOpen }: EntryFormProps) => {
  const store = useDraftStore();
  const entries = useDraft(({ edited }) => entriesOf(area, edited));
  const entry = entries[index];
  if (!entry) return null;
  const name = `${area === "footer" ? "group" : "entry"} ${index + 1}`;
  const moveTo = (to: number) => {
    store.change(moveEntry(area, index, to));
    onOpen(to);
  };
  return (
    <header className="entry-head">
      <h2>{entryTitle(entry) || "No label yet"}</h2>
      <span className="tag">{kindOf(entry)}</span>
      <div>
        <EnabledSwitch
          path={`${entryLists[area]}.${index}.enabled`}
          name={name}
          isEnabled={entry.enabled}
        />
        <ItemButtons
          name={name}
          index={index}
          count={entries.length}
          isFull={entries.length >= mostEntries[area]}
          onDuplicate={() => {
            store.change(duplicateEntry(area, index));
            onOpen(index + 1);
          }}
          onMove={moveTo}
          onDelete={() => {
            store.change(removeEntry(area, index));
            onOpen(Math.max(0, Math.min(index, entries.length - 2)));
          }}
        />
      </div>
    </header>
  );
};

/** What the form says beside the contract. */
const labels: Readonly<Record<string, string>> = {
  label: "Label",
  to: "Opens",
  title: "Title",
  from: "Shown from",
  until: "Shown until",
  links: "Links",
  entries: "Menu",
};

const headFields = new Set(["enabled", "awaitsLabel"]);

/** The fields of one entry, as the contract has them; whether it is on stands in its head. */
const useEntrySchema = (area: ListedArea, isOwnMenu: boolean) =>
  useMemo(() => {
    const isField = (name: string) => !headFields.has(name) && (name !== "entries" || isOwnMenu);
    const { properties = {} } = formSchemaOf({ schema: layoutSchemas[area] });
    const { properties: fields = {} } = properties[entryLists[area]]?.items ?? {};
    return {
      type: "object",
      properties: Object.fromEntries(
        Object.entries(fields)
          .filter(([name]) => isField(name))
          .map(([name, field]) => [name, { ...field, description: labels[name] ?? name }]),
      ),
    };
  }, [area, isOwnMenu]);

/** The open entry. */
export const EntryForm = (props: EntryFormProps) => {
  const { area, index } = props;
  const store = useDraftStore();
  const errorAt = useErrorAt();
  const entry = useDraft(({ edited }) => entriesOf(area, edited)[index]);
  const isOwnMenu = entry !== undefined && kindOf(entry) === "menu";
  const schema = useEntrySchema(area, isOwnMenu);
  const put = useCallback(
    (path: string, value: Json) => {
      const isMenuTarget = isOwnMenu && path === `${entryLists[area]}.${index}.to`;
      if (isMenuTarget && typeof value === "string") store.change(putTarget(area, index, value));
      else store.put(path, value);
    },
    [area, index, isOwnMenu, store],
  );
  if (!entry)
    return <p className="entry-none">Nothing yet: visitors see none of it until there is one.</p>;
  return (
    <section className="entry-form" aria-label={`Entry ${index + 1}`}>
      <EntryHead {...props} />
      <div className="entry-fields">
        {entry.awaitsLabel && (
          <Note kind="warning" title="Copied from another market.">
            Write its label in this market’s words: visitors see nothing of it before.
          </Note>
        )}
        <SchemaFields
          name=""
          path={`${entryLists[area]}.${index}`}
          schema={schema}
          value={entry}
          errorAt={errorAt}
          put={put}
        />
      </div>
    </section>
  );
};

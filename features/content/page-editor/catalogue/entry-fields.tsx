import { NativeSelect } from "@mantine/core";
import { Chips } from "#design/office/form/choices/chips.tsx";
import { fieldId } from "#design/office/form/field-schema.ts";
import { TextField } from "#design/office/form/text-field.tsx";
import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { blockFilters } from "#features/content/block-catalogue/contract.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { filterLabels } from "./entry-api.ts";
import { useDraftEntry } from "./use-draft-entry.ts";

type EntryFieldsProps = Readonly<{ isNew: boolean; blocks: readonly CatalogueBlock[] }>;

const NewFields = ({ blocks }: Pick<EntryFieldsProps, "blocks">) => {
  const { put } = useDraftStore();
  const { blockType, name } = useDraftEntry();
  const errorAt = useErrorAt();
  return (
    <>
      <NativeSelect
        id={fieldId("blockType")}
        label="Made of the block"
        value={blockType}
        data={blocks.map((block) => ({ value: block.name, label: block.label }))}
        error={errorAt("blockType")}
        onChange={({ currentTarget }) => put("blockType", currentTarget.value)}
      />
      <TextField
        id={fieldId("name")}
        label="Name"
        value={name}
        error={errorAt("name")}
        hint="In the API and in the audit: a-z, 0-9 and -. It stays."
        onChange={(next) => put("name", next)}
      />
    </>
  );
};

/** What an entry is called, and on which pages it may stand. */
export const EntryFields = ({ isNew, blocks }: EntryFieldsProps) => {
  const { put } = useDraftStore();
  const { label, filter } = useDraftEntry();
  const errorAt = useErrorAt();
  return (
    <>
      {isNew && <NewFields blocks={blocks} />}
      <TextField
        id={fieldId("label")}
        label="Label"
        value={label}
        maxLength={80}
        error={errorAt("label")}
        onChange={(next) => put("label", next)}
      />
      <Chips
        id={fieldId("filter")}
        label="Pages"
        choices={blockFilters.map((value) => ({ value, label: filterLabels[value] }))}
        chosen={filter}
        hint="Which pages may get it. The picker’s categories follow from them."
        error={errorAt("filter")}
        onChange={(chosen) =>
          put(
            "filter",
            blockFilters.filter((each) => chosen.includes(each)),
          )
        }
      />
    </>
  );
};

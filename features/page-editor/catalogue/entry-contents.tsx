import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import type { FieldSchema, Json } from "#design/office/form/field-schema.ts";
import { FormSettingsProvider } from "#design/office/form/form-settings.ts";
import { RadioGroup } from "#design/office/form/radio-group.tsx";
import { SchemaFields } from "#design/office/form/schema-field.tsx";
import { blockEntryInputSchema, type NewBlockEntry } from "#features/block-catalogue/contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { specialFields } from "../form/special-fields.tsx";
import type { CatalogueBlock } from "../page-api.ts";
import type { EntryOptions, EntryState } from "./use-entry.ts";

const JsonEditor = lazy(() => import("../json/json-editor.tsx"));

/** What an entry holds: with what the block begins, and its examples. */
const contentsSchema = (block: CatalogueBlock | undefined): FieldSchema => {
  const fields = block?.fields ?? {};
  return {
    type: "object",
    properties: {
      default: { ...fields, type: "object" },
      examples: {
        type: "array",
        description: "Examples",
        help: "Each is a choice of its own in the picker.",
        items: {
          type: "object",
          properties: {
            name: { type: "string", description: "Name of the example", maxLength: 80 },
            image: {
              type: "string",
              description: "Picture",
              help: "Its file’s name in the picker’s folder, without .jpg.",
              maxLength: 80,
            },
            content: { ...fields, type: "object" },
          },
        },
      },
    },
  };
};

const contents = blockEntryInputSchema.pick({ default: true, examples: true });

type EntryContentsProps = Readonly<{ state: EntryState }> &
  Pick<EntryOptions, "blocks" | "country">;

type ViewProps = Readonly<{ state: EntryState; schema: FieldSchema }>;

const useContents = ({ entry }: EntryState) => {
  const { default: start, examples } = entry;
  return useMemo(() => ({ default: start, examples }), [start, examples]);
};

const ContentsJson = ({ state, schema }: ViewProps) => {
  const { errors, set, setJsonProblem } = state;
  return (
    <Suspense fallback={<p role="status">Loading …</p>}>
      <JsonEditor
        label="Default and examples"
        value={useContents(state)}
        errors={errors.filter(({ path }) => /^(default|examples)\b/.test(path))}
        schema={schema}
        check={(json) => {
          const { error } = contents.safeParse(json);
          const [issue] = error?.issues ?? [];
          return issue ? { path: issue.path.join("."), message: issue.message } : null;
        }}
        onChange={(json) => set(json as Pick<NewBlockEntry, "default" | "examples">)}
        onProblem={setJsonProblem}
      />
    </Suspense>
  );
};

/** The block's own form, as it is on a page. */
const ContentsForm = ({ state, schema, timeZone }: ViewProps & Readonly<{ timeZone: string }>) => {
  const { errors, putContent } = state;
  const settings = useMemo(() => ({ specialFields, timeZone }), [timeZone]);
  const errorAt = useCallback(
    (path: string) => errors.find((error) => error.path === path)?.message,
    [errors],
  );
  return (
    <FormSettingsProvider value={settings}>
      <SchemaFields
        name=""
        path=""
        schema={schema}
        value={useContents(state) as unknown as Json}
        errorAt={errorAt}
        put={putContent}
      />
    </FormSettingsProvider>
  );
};

/** With what a block begins and its examples, in the block's form or as JSON. */
export const EntryContents = ({ state, blocks, country }: EntryContentsProps) => {
  const { entry, jsonProblem, setJsonProblem } = state;
  const [view, setView] = useState("form");
  const block = blocks.find(({ name }) => name === entry.blockType);
  const schema = useMemo(() => contentsSchema(block), [block]);
  return (
    <section className="entry-contents" aria-labelledby="entry-contents">
      <header>
        <h2 id="entry-contents">What it begins with</h2>
        <RadioGroup
          label="Edit as"
          choices={[
            { value: "form", label: "Form" },
            { value: "json", label: "JSON" },
          ]}
          value={view}
          onChange={(next) => {
            // A text that cannot be read was never taken over.
            if (jsonProblem !== null) setJsonProblem(null);
            setView(next);
          }}
        />
      </header>
      {view === "form" ? (
        <ContentsForm
          key={entry.blockType}
          state={state}
          schema={schema}
          timeZone={marketByApiCountry(country)?.timeZone ?? "UTC"}
        />
      ) : (
        <ContentsJson state={state} schema={schema} />
      )}
    </section>
  );
};

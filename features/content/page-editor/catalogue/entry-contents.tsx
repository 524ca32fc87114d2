import { lazy, Suspense, useMemo, useState } from "react";
import type { FieldSchema } from "#design/office/form/field-schema.ts";
import { RadioGroup } from "#design/office/form/radio-group.tsx";
import { SchemaFields } from "#design/office/form/schema-field.tsx";
import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraft, useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import type { Values } from "#design/office/record/record-declaration.ts";
import { blockEntryInputSchema } from "#features/content/block-catalogue/contract.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { useDraftEntry } from "./use-draft-entry.ts";

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

type JsonProblem = Readonly<{
  /** Why the text cannot be read; null while it can. */
  jsonProblem: string | null;
  setJsonProblem: (problem: string | null) => void;
}>;

type EntryContentsProps = JsonProblem & Readonly<{ blocks: readonly CatalogueBlock[] }>;

type ViewProps = Readonly<{ schema: FieldSchema }>;

const noContent = {};
const noExamples: readonly never[] = [];

const useContents = (): Values => {
  const start = useDraft(({ edited }) => edited["default"] ?? noContent);
  const examples = useDraft(({ edited }) => edited["examples"] ?? noExamples);
  return useMemo(() => ({ default: start, examples }), [start, examples]);
};

const ContentsJson = ({
  schema,
  setJsonProblem,
}: ViewProps & Pick<JsonProblem, "setJsonProblem">) => {
  const store = useDraftStore();
  const errors = useDraft(({ serverErrors }) => serverErrors);
  return (
    <Suspense fallback={<p role="status">Loading …</p>}>
      <JsonEditor
        label="Default and examples"
        value={useContents()}
        errors={errors.filter(({ path }) => /^(default|examples)\b/.test(path))}
        schema={schema}
        check={(json) => {
          const { error } = contents.safeParse(json);
          const [issue] = error?.issues ?? [];
          return issue ? { path: issue.path.join("."), message: issue.message } : null;
        }}
        onChange={(json) =>
          store.change({
            label: "Default and examples as JSON",
            path: "default",
            apply: (values) => ({ ...values, ...(json as Values) }),
          })
        }
        onProblem={setJsonProblem}
      />
    </Suspense>
  );
};

/** The block's own form, as it is on a page. */
const ContentsForm = ({ schema }: ViewProps) => {
  const { put } = useDraftStore();
  return (
    <SchemaFields
      name=""
      path=""
      schema={schema}
      value={useContents()}
      errorAt={useErrorAt()}
      put={put}
    />
  );
};

/** With what a block begins and its examples, in the block's form or as JSON. */
export const EntryContents = ({ blocks, jsonProblem, setJsonProblem }: EntryContentsProps) => {
  const { blockType } = useDraftEntry();
  const [view, setView] = useState("form");
  const block = blocks.find(({ name }) => name === blockType);
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
        <ContentsForm key={blockType} schema={schema} />
      ) : (
        <ContentsJson schema={schema} setJsonProblem={setJsonProblem} />
      )}
    </section>
  );
};

import "./structure.css";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { RecordPage } from "#design/office/record-page/record-page.tsx";
import { draftAs } from "#design/office/record-page/state/draft-as.ts";
import { useDraft, useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { useRecordPage } from "#design/office/record-page/use-record-page.ts";
import {
  type Structure,
  structureSchema,
  type TemplateStructure,
} from "#features/content/templates/contract.ts";
import type { VersionedAnswer } from "#platform/browser/call-api.ts";
import { counted } from "#platform/counted.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { templatePath } from "../templates/template-api.ts";
import { type BlockRules, toRules, toStructure } from "./block-rules.ts";
import { RuleTable } from "./rule-table.tsx";
import { structureRecord } from "./structure-record.ts";

export type StructureEditorProps = Readonly<{
  country: string;
  loaded: VersionedAnswer<TemplateStructure>;
  /** Those that pages of a template may hold, by label. */
  blocks: readonly CatalogueBlock[];
}>;

const asStructure = draftAs<Structure>(structureSchema);
const nothing = () => undefined;
/** The page has one part alone. */
const tabs = { tab: "", links: [], goTo: nothing };

const sentenceOf = (
  { fixed }: Structure,
  labelOf: (blockType: string) => string,
  used: number,
): string => {
  const pages = counted(used, "page is", "pages are");
  const order =
    fixed.length === 0
      ? "No block is fixed."
      : `Fixed, in this order: ${fixed.map(labelOf).join(", ")}.`;
  return `${order} ${pages} made of this template.`;
};

const Rules = ({ loaded: { body }, blocks }: StructureEditorProps) => {
  const store = useDraftStore();
  const structure = useDraft(({ edited }) => asStructure(edited));
  const types = useMemo(() => blocks.map(({ name }) => name), [blocks]);
  const rules = useMemo(() => toRules(structure, types), [structure, types]);
  const labelOf = (blockType: string) =>
    blocks.find(({ name }) => name === blockType)?.label ?? blockType;
  const change = (next: BlockRules) =>
    store.change({
      label: "Rules of the blocks",
      path: "fixed",
      apply: () => toStructure(next, body.blockTypes),
    });
  return (
    <div className="record-page-scroll">
      <div className="structure-body">
        <p>{sentenceOf(structure, labelOf, body.used)}</p>
        <p>
          Each page that is made of the template is held to this at its next save. What it holds
          already may stay when it is forbidden later; fixed blocks have to come back.
        </p>
        <RuleTable blocks={blocks} held={body.blockTypes} rules={rules} onChange={change} />
      </div>
    </div>
  );
};

/** Which blocks a template fixes, allows and forbids. */
export const StructureEditor = (props: StructureEditorProps) => {
  const { country, loaded } = props;
  const client = useQueryClient();
  const state = useRecordPage<Structure>({
    declaration: structureRecord,
    country,
    initial: loaded,
    onSaved: () => void client.invalidateQueries({ queryKey: ["templates", country] }),
    onDeleted: nothing,
    onError: nothing,
  });
  const { id, name } = loaded.body;
  return (
    <RecordPage
      declaration={structureRecord}
      state={state}
      tabs={tabs}
      title={name}
      path="Structure of the template"
      publicUrl={null}
      actions={
        <Button variant="default" component={Link} to={templatePath("template", id)}>
          Open the template
        </Button>
      }
      completeness={null}
    >
      <Rules {...props} />
    </RecordPage>
  );
};

import "./entry.css";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { focusField } from "#design/office/form/focus-field.ts";
import { RecordPage } from "#design/office/record-page/record-page.tsx";
import { useRecordPage } from "#design/office/record-page/use-record-page.ts";
import { toast } from "#design/office/toast.ts";
import type { BlockEntry, NewBlockEntry } from "#features/content/block-catalogue/contract.ts";
import type { VersionedAnswer } from "#platform/browser/call-api.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { EntryContents } from "./entry-contents.tsx";
import { EntryFields } from "./entry-fields.tsx";
import { entryRecord, newEntry } from "./entry-record.ts";

export type EntryEditorProps = Readonly<{
  country: string;
  /** The kind of page that a new entry is for. */
  pageType: string;
  /** Null for a new entry. */
  stored: VersionedAnswer<BlockEntry> | null;
  /** The compiled blocks, of which entries are made. */
  blocks: readonly CatalogueBlock[];
}>;

const nothing = () => undefined;
/** The page has one part alone. */
const tabs = { tab: "", links: [], goTo: nothing };

const useEntryPage = ({ country, pageType, stored, blocks }: EntryEditorProps) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const declaration = useMemo(() => entryRecord(country, blocks), [country, blocks]);
  const [start] = useState(() => newEntry(pageType, blocks));
  const page = useRecordPage<NewBlockEntry>({
    declaration,
    country,
    initial: stored,
    start,
    onSaved: ({ name }) => {
      void client.invalidateQueries({ queryKey: ["block-entries", country] });
      if (!stored) void navigate(`/blocks-new/${name}`, { replace: true });
    },
    onDeleted: nothing,
    onError: focusField,
  });
  const [jsonProblem, setJsonProblem] = useState<string | null>(null);
  const { save: saveDraft } = page;
  const save = useCallback(async () => {
    if (jsonProblem === null) await saveDraft();
    else toast.error("Mend the JSON first.");
  }, [jsonProblem, saveDraft]);
  return { declaration, state: { ...page, save }, json: { jsonProblem, setJsonProblem } };
};

/** An entry of the block catalogue: label, pages, default and examples. */
export const EntryEditor = (props: EntryEditorProps) => {
  const { stored, blocks } = props;
  const { declaration, state, json } = useEntryPage(props);
  const label = useStore(state.store, ({ edited }) => edited["label"]);
  return (
    <RecordPage
      declaration={declaration}
      state={state}
      tabs={tabs}
      title={typeof label === "string" && label !== "" ? label : "New entry"}
      path={stored ? stored.body.name : "of the catalogue"}
      publicUrl={null}
      completeness={null}
      note="It holds in all countries. Blocks that stand on pages stay as they are."
    >
      <div className="record-page-scroll">
        <div className="record-page-form entry-form">
          <EntryFields isNew={stored === null} blocks={blocks} />
          <EntryContents blocks={blocks} {...json} />
        </div>
      </div>
    </RecordPage>
  );
};

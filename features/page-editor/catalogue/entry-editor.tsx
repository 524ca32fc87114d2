import "#design/office/record-page/record-page.css";
import "./entry.css";
import { NativeSelect } from "@mantine/core";
import { useCallback } from "react";
import { Link } from "react-router";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { Chips } from "#design/office/form/choices/chips.tsx";
import { TextField } from "#design/office/form/text-field.tsx";
import { Icon } from "#design/office/icons.tsx";
import { SaveButton } from "#design/office/record-page/parts/save-button.tsx";
import { useLeaveGuard } from "#design/office/use-leave-guard.ts";
import { blockFilters } from "#features/block-catalogue/contract.ts";
import { useSaveCommand } from "./use-save-command.ts";
import { filterLabels } from "./entry-api.ts";
import { EntryContents } from "./entry-contents.tsx";
import { type EntryOptions, type EntryState, useEntry } from "./use-entry.ts";

const Top = ({ state }: Readonly<{ state: EntryState }>) => {
  const { entry, stored, isChanged, isBusy, save } = state;
  const reason = isChanged ? undefined : "Nothing was changed.";
  return (
    <header className="record-page-top">
      <Link to="/blocks" className="icon-button" aria-label="Back to the blocks">
        <Icon name="back" />
      </Link>
      <h1>{entry.label || "New entry"}</h1>
      <span className="record-page-path">{stored ? stored.name : "of the catalogue"}</span>
      <div className="record-page-actions">
        <SaveButton reason={reason} isBusy={isBusy} onSave={save} />
      </div>
    </header>
  );
};

const NewFields = ({
  state,
  blocks,
}: Readonly<{ state: EntryState }> & Pick<EntryOptions, "blocks">) => (
  <>
    <NativeSelect
      label="Made of the block"
      value={state.entry.blockType}
      data={blocks.map(({ name, label }) => ({ value: name, label }))}
      error={state.errorOf("blockType")}
      onChange={({ currentTarget }) => state.setBlock(currentTarget.value)}
    />
    <TextField
      id="entry-name"
      label="Name"
      value={state.entry.name}
      error={state.errorOf("name")}
      hint="In the API and in the audit: a-z, 0-9 and -. It stays."
      onChange={(name) => state.set({ name })}
    />
  </>
);

/** An entry of the block catalogue: label, pages, default and examples. */
export const EntryEditor = (props: EntryOptions) => {
  const state = useEntry(props);
  const { entry, isChanged, isBusy, save, set } = state;
  const hasUnsaved = useCallback(() => isChanged && !isBusy, [isChanged, isBusy]);
  const guard = useLeaveGuard(hasUnsaved, false);
  useSaveCommand("Save the block", save);
  return (
    <div className="record-page">
      <Top state={state} />
      <div className="record-page-status" data-kind="quiet">
        <div className="record-page-line">
          <p role="status">
            <b>{isChanged ? "Unsaved changes" : "Nothing to save"}</b>
            <span>It holds in all countries. Blocks that stand on pages stay as they are.</span>
          </p>
        </div>
      </div>
      <div className="record-page-scroll">
        <div className="record-page-form entry-form">
          {state.stored === null && <NewFields state={state} blocks={props.blocks} />}
          <TextField
            id="entry-label"
            label="Label"
            value={entry.label}
            maxLength={80}
            error={state.errorOf("label")}
            onChange={(label) => set({ label })}
          />
          <Chips
            id="entry-filter"
            label="Pages"
            choices={blockFilters.map((value) => ({ value, label: filterLabels[value] }))}
            chosen={entry.filter}
            hint="Which pages may get it. The picker’s categories follow from them."
            error={state.errorOf("filter")}
            onChange={(chosen) =>
              set({ filter: blockFilters.filter((each) => chosen.includes(each)) })
            }
          />
          <EntryContents state={state} blocks={props.blocks} country={props.country} />
        </div>
      </div>
      {guard.state === "blocked" && (
        <ConfirmDialog
          title="Leave without saving?"
          text="What you changed of this block is not saved."
          cancelLabel="Stay"
          confirmLabel="Leave"
          onCancel={guard.reset}
          onConfirm={guard.proceed}
        />
      )}
    </div>
  );
};

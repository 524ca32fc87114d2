import { Switch } from "@mantine/core";
import { memo, useCallback, useMemo, useState } from "react";
import { useStore } from "zustand";
import { useEditor } from "../editing/editor-context.ts";
import type { Json } from "#design/office/form/field-schema.ts";
import { IconButton } from "#design/office/icons.tsx";
import { JsonPanel } from "../json/json-panel.tsx";
import { BlockLockNotes, ScheduleFields } from "./late-parts.tsx";
import { ReadOnlyContext } from "../editing/read-only.ts";
import { SchemaFields } from "#design/office/form/schema-field.tsx";
import { errorsOfBlock } from "../errors/located-errors.ts";
import { usePage, usePageStore } from "../state/use-page.ts";

type BlockFormHeaderProps = Readonly<{
  id: string;
  label: string;
  blockType: string;
  isEnabled: boolean;
  blockName: string;
  isScheduling: boolean;
  onSchedule: () => void;
}>;

/** Gets of the block only what it shows, so that no key in a field renders it again. */
const BlockFormHeader = memo((props: BlockFormHeaderProps) => {
  const { id, label, blockType, isEnabled, blockName, isScheduling, onSchedule } = props;
  const editor = useEditor();
  const index = usePage(({ edited }) => edited.order.indexOf(id));
  const count = usePage(({ edited }) => edited.order.length);
  const isJson = usePage(({ openPanel }) => openPanel.isJson);
  return (
    <header className="form-head">
      <h2>{label}</h2>
      <span className="tag">{blockType}</span>
      <Switch
        label="Enabled"
        aria-label={`Enabled ${blockName}`}
        checked={isEnabled}
        onChange={() => editor.toggle(id)}
      />
      <div className="form-actions">
        <IconButton
          icon="clock"
          label={`Schedule ${blockName}`}
          hint="Schedule"
          isPressed={isScheduling}
          onClick={onSchedule}
        />
        <IconButton
          icon="copy"
          label={`Duplicate ${blockName}`}
          hint="Duplicate"
          onClick={() => editor.duplicate(id)}
        />
        <IconButton
          icon="up"
          label={`Move up ${blockName}`}
          hint="Move up"
          isDisabled={index === 0}
          onClick={() => editor.moveBy(id, -1)}
        />
        <IconButton
          icon="down"
          label={`Move down ${blockName}`}
          hint="Move down"
          isDisabled={index === count - 1}
          onClick={() => editor.moveBy(id, 1)}
        />
        <IconButton
          icon="plus"
          label={`Add after ${blockName}`}
          hint="Add after"
          onClick={() => editor.pickAfter(index)}
        />
        <IconButton
          icon="code"
          label={`JSON ${blockName}`}
          hint="JSON"
          isPressed={isJson}
          onClick={() => editor.openJson(id)}
        />
        <IconButton
          icon="trash"
          label={`Delete ${blockName}`}
          hint="Delete"
          onClick={() => editor.remove(id)}
        />
      </div>
    </header>
  );
});

/** @returns the same function until the block's errors change */
const useBlockErrors = (id: string) => {
  const ruleErrors = usePage((state) => errorsOfBlock(state.errors, id));
  const serverErrors = usePage((state) => errorsOfBlock(state.serverErrors, id));
  const errors = useMemo(() => [...ruleErrors, ...serverErrors], [ruleErrors, serverErrors]);
  const errorAt = useCallback(
    (path: string) => errors.find((error) => error.path === path)?.message,
    [errors],
  );
  return { errors, errorAt };
};

export const BlockForm = ({ id }: { id: string }) => {
  const editor = useEditor();
  const { catalogueEntryOf, nameOf, presenceStore, putBlock, timeZone, writeContent } = editor;
  const store = usePageStore();
  const block = usePage(({ edited }) => edited.blocks[id]);
  const blockName = usePage(({ edited }) => (edited.blocks[id] ? nameOf(id) : ""));
  const isJson = usePage(({ openPanel }) => openPanel.isJson);
  const { errors, errorAt } = useBlockErrors(id);
  const [isScheduling, setScheduling] = useState(Boolean(block?.schedule));
  const toggleSchedule = useCallback(() => setScheduling((isShown) => !isShown), []);
  const put = useCallback((path: string, value: Json) => putBlock(id, path, value), [putBlock, id]);
  const hasTyped = usePage((state) => state.hasTyped);
  const isLocked = useStore(
    presenceStore,
    (state) => (state.presence?.lockOf(id) ?? null) !== null,
  );
  if (!block) return null; // the block was deleted while it was open
  // While another user edits this block, its form is read-only. A user who has already typed may go
  // on; a save merges both users' edits.
  const isReadOnly = isLocked && !hasTyped;
  const entry = catalogueEntryOf(block);
  const showsSchedule = isScheduling || errors.some(({ path }) => path.startsWith("schedule"));
  return (
    <section aria-label={blockName} className="block-form">
      <BlockFormHeader
        id={id}
        label={editor.labelOf(block)}
        blockType={block.blockType}
        isEnabled={block.enabled}
        blockName={blockName}
        isScheduling={showsSchedule}
        onSchedule={toggleSchedule}
      />
      <div className="form-body">
        <BlockLockNotes id={id} />
        <fieldset className="lockable" disabled={isReadOnly} inert={isReadOnly && isJson}>
          {showsSchedule && (
            <ScheduleFields
              schedule={block.schedule}
              timeZone={timeZone}
              blockName={blockName}
              errorAt={errorAt}
              onChange={(schedule) => put("schedule", schedule)}
            />
          )}
          <ReadOnlyContext value={isReadOnly}>
            {isJson || !entry ? (
              <JsonPanel
                label={`JSON of ${blockName}`}
                value={block.content}
                errors={errors.map(({ path, message }) => ({
                  path: path.replace(/^content\.?/, ""),
                  message,
                }))}
                {...(entry && { schema: entry.fields })}
                onChange={(content) => writeContent(id, content)}
                onProblem={store.setJsonProblem}
              />
            ) : (
              <SchemaFields
                name={blockName}
                path="content"
                schema={entry.fields}
                value={block.content as Readonly<Record<string, Json>>}
                errorAt={errorAt}
                put={put}
              />
            )}
          </ReadOnlyContext>
        </fieldset>
      </div>
    </section>
  );
};

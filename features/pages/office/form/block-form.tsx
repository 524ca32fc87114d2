import { Switch } from "@mantine/core";
import { useCallback, useState } from "react";
import { useStore } from "zustand";
import type { Block } from "#features/pages/contract.ts";
import { useEditor } from "../editor/editor-context.ts";
import type { Json } from "./field-schema.ts";
import { IconButton } from "#design/office/icons.tsx";
import { JsonPanel } from "../json/json-panel.tsx";
import { BlockNotes } from "../editor/panels.tsx";
import { ScheduleFields } from "../dates/schedule-fields.tsx";
import { SchemaFields } from "./schema-field.tsx";
import { errorsAt } from "../state/errors.ts";
import { usePage, usePageStore } from "../state/use-page.ts";

type HeadProps = Readonly<{
  block: Block;
  of: string;
  isScheduling: boolean;
  onSchedule: () => void;
}>;

const Head = ({ block, of, isScheduling, onSchedule }: HeadProps) => {
  const editor = useEditor();
  const { id } = block;
  const place = usePage(({ edited }) => edited.order.indexOf(id));
  const count = usePage(({ edited }) => edited.order.length);
  const isJson = usePage(({ open }) => open.isJson);
  return (
    <header className="form-head">
      <h2>{editor.labelOf(block)}</h2>
      <span className="tag">{block.blockType}</span>
      <Switch
        label="Enabled"
        aria-label={`Enabled ${of}`}
        checked={block.enabled}
        onChange={() => editor.toggle(id)}
      />
      <div className="form-actions">
        <IconButton
          icon="clock"
          label={`Schedule ${of}`}
          hint="Schedule"
          isPressed={isScheduling}
          onClick={onSchedule}
        />
        <IconButton
          icon="copy"
          label={`Duplicate ${of}`}
          hint="Duplicate"
          onClick={() => editor.duplicate(id)}
        />
        <IconButton
          icon="up"
          label={`Move up ${of}`}
          hint="Move up"
          isOff={place === 0}
          onClick={() => editor.moveBy(id, -1)}
        />
        <IconButton
          icon="down"
          label={`Move down ${of}`}
          hint="Move down"
          isOff={place === count - 1}
          onClick={() => editor.moveBy(id, 1)}
        />
        <IconButton
          icon="plus"
          label={`Add after ${of}`}
          hint="Add after"
          onClick={() => editor.pickAfter(place)}
        />
        <IconButton
          icon="code"
          label={`JSON ${of}`}
          hint="JSON"
          isPressed={isJson}
          onClick={() => editor.openJson(id)}
        />
        <IconButton
          icon="trash"
          label={`Delete ${of}`}
          hint="Delete"
          onClick={() => editor.show({ kind: "remove", id })}
        />
      </div>
    </header>
  );
};

/** One block: its switch and actions, when it shows, and its content as a form or as JSON. */
export const BlockForm = ({ id }: { id: string }) => {
  const { knownOf, nameOf, presence, putBlock, timeZone, writeContent } = useEditor();
  const store = usePageStore();
  const block = usePage(({ edited }) => edited.blocks[id]);
  const isJson = usePage(({ open }) => open.isJson);
  const own = usePage(({ errors }) => errorsAt(errors, id));
  const said = usePage(({ fromServer }) => errorsAt(fromServer, id));
  const [isScheduling, setScheduling] = useState(Boolean(block?.schedule));
  const put = useCallback((path: string, value: Json) => putBlock(id, path, value), [putBlock, id]);
  const errorAt = useCallback(
    (path: string) => [...own, ...said].find((error) => error.path === path)?.message,
    [own, said],
  );
  const touched = usePage((state) => state.touched);
  const isLocked = useStore(presence, (here) => (here.presence?.lockOf(id) ?? null) !== null);
  if (!block) return null; // it was deleted this instant
  // Somebody else is at it; who has begun to write already goes on, and both are put together later.
  const isOthers = isLocked && !touched;
  const known = knownOf(block);
  const of = nameOf(id);
  const wantsSchedule =
    isScheduling || [...own, ...said].some(({ path }) => path.startsWith("schedule"));
  return (
    <section aria-label={of} className="block-form">
      <Head
        block={block}
        of={of}
        isScheduling={wantsSchedule}
        onSchedule={() => setScheduling(!isScheduling)}
      />
      <div className="form-body">
        <BlockNotes id={id} />
        <fieldset className="lockable" disabled={isOthers} inert={isOthers && isJson}>
          {wantsSchedule && (
            <ScheduleFields
              schedule={block.schedule}
              timeZone={timeZone}
              of={of}
              errorAt={errorAt}
              onChange={(schedule) => put("schedule", schedule)}
            />
          )}
          {isJson || !known ? (
            <JsonPanel
              label={`JSON of ${of}`}
              value={block.content}
              errors={[...own, ...said].map(({ path, message }) => ({
                path: path.replace(/^content\.?/, ""),
                message,
              }))}
              {...(known && { schema: known.fields })}
              onChange={(content) => writeContent(id, content)}
              onProblem={store.setJsonProblem}
            />
          ) : (
            <SchemaFields
              name={of}
              path="content"
              schema={known.fields}
              value={block.content as Readonly<Record<string, Json>>}
              errorAt={errorAt}
              put={put}
            />
          )}
        </fieldset>
      </div>
    </section>
  );
};

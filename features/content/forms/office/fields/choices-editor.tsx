import { Button } from "@mantine/core";
import { use } from "react";
import { fieldId } from "#design/office/form/field-schema.ts";
import { focusField } from "#design/office/form/focus-field.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { Grip } from "#design/office/item-list/order-controls.tsx";
import { type RowMoves, useRowMoves } from "#design/office/item-list/use-row-moves.ts";
import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { type FormChoice, maxChoices } from "#features/content/forms/contract.ts";
import { counted } from "#platform/counted.ts";
import { withoutRefusedSigns } from "#platform/texts/signs.ts";
import { ChoiceCountsContext } from "../record/choice-counts.ts";

type ChoiceRowProps = Readonly<{
  choice: FormChoice;
  index: number;
  /** Of its label in the draft. */
  path: string;
  drag: RowMoves["drag"];
  onPaste: (event: React.ClipboardEvent) => void;
  onRemove: () => void;
}>;

const ChoiceRow = ({ choice, index, path, drag, onPaste, onRemove }: ChoiceRowProps) => {
  const store = useDraftStore();
  const error = useErrorAt()(path);
  const count = use(ChoiceCountsContext).get(choice.id) ?? 0;
  const name = choice.label || `choice ${index + 1}`;
  return (
    <li
      data-row={index}
      data-dragged={drag?.id === `${index}`}
      data-drop={drag?.targetId === `${index}` ? (drag.edge ?? undefined) : undefined}
    >
      <Grip name={name} />
      <input
        id={fieldId(path)}
        className="text-input"
        data-opener
        aria-label={`Choice ${index + 1}`}
        aria-invalid={error !== undefined}
        maxLength={80}
        value={choice.label}
        onChange={(event) => store.put(path, event.currentTarget.value)}
        onPaste={onPaste}
      />
      {count > 0 && <small>{counted(count, "answer")}</small>}
      <IconButton icon="close" label={`Remove ${name}`} onClick={onRemove} />
      {error !== undefined && <p className="field-error">{error}</p>}
    </li>
  );
};

export type ChoicesEditorProps = Readonly<{ path: string; choices: readonly FormChoice[] }>;

/** The choices of a field in their order; a pasted list becomes one choice a line. */
export const ChoicesEditor = ({ path, choices }: ChoicesEditorProps) => {
  const store = useDraftStore();
  const errorAt = useErrorAt();
  const put = (next: readonly FormChoice[]) => store.put(path, next);
  const { listRef, drag, announcement } = useRowMoves(
    choices.length,
    (from, to) => {
      const choice = choices[from];
      if (choice) put(choices.toSpliced(from, 1).toSpliced(to, 0, choice));
    },
    { nameOf: (place) => `Choice ${place + 1}` },
  );
  const add = (labels: readonly string[], at: number) =>
    put(
      choices
        .toSpliced(at, 0, ...labels.map((label) => ({ id: crypto.randomUUID(), label })))
        .slice(0, maxChoices),
    );
  const paste = (event: React.ClipboardEvent, index: number) => {
    const lines = withoutRefusedSigns(event.clipboardData.getData("text/plain"))
      .text.split(/\r\n|\n|\r/)
      .map((line) => line.trim().slice(0, 80))
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    add(lines, index + 1);
  };
  const error = errorAt(path);
  return (
    <div className="form-choices" id={fieldId(path)} tabIndex={-1}>
      <p className="field-label">
        Choices <small>Paste a list to add all of its lines</small>
      </p>
      <ol ref={listRef} aria-label="Choices">
        {choices.map((choice, index) => (
          <ChoiceRow
            key={choice.id}
            choice={choice}
            index={index}
            path={`${path}.${index}.label`}
            drag={drag}
            onPaste={(event) => paste(event, index)}
            onRemove={() => put(choices.toSpliced(index, 1))}
          />
        ))}
      </ol>
      {error !== undefined && <p className="field-error">{error}</p>}
      {choices.length < maxChoices && (
        <Button
          variant="default"
          leftSection={<Icon name="plus" />}
          onClick={() => {
            add([""], choices.length);
            requestAnimationFrame(() => focusField(`${path}.${choices.length}.label`));
          }}
        >
          Add a choice
        </Button>
      )}
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </div>
  );
};

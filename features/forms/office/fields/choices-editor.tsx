import { Button } from "@mantine/core";
import { fieldId } from "#design/office/form/field-schema.ts";
import { focusField } from "#design/office/form/focus-field.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { Grip } from "#design/office/item-list/order-controls.tsx";
import { useRowMoves } from "#design/office/item-list/use-row-moves.ts";
import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { type FormChoice, maxChoices } from "#features/forms/contract.ts";

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
    "Choice",
  );
  const add = (labels: readonly string[], at: number) =>
    put(
      choices
        .toSpliced(at, 0, ...labels.map((label) => ({ id: crypto.randomUUID(), label })))
        .slice(0, maxChoices),
    );
  const paste = (event: React.ClipboardEvent, index: number) => {
    const lines = event.clipboardData
      .getData("text/plain")
      .split(/\r\n|\n|\r/)
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
        {choices.map(({ id, label }, index) => {
          const at = `${path}.${index}.label`;
          const wrong = errorAt(at);
          const name = label || `choice ${index + 1}`;
          return (
            <li
              key={id}
              data-row={index}
              data-dragged={drag?.id === `${index}`}
              data-drop={drag?.targetId === `${index}` ? (drag.edge ?? undefined) : undefined}
            >
              <Grip name={name} />
              <input
                id={fieldId(at)}
                className="text-input"
                data-opener
                aria-label={`Choice ${index + 1}`}
                aria-invalid={wrong !== undefined}
                maxLength={80}
                value={label}
                onChange={(event) => store.put(at, event.currentTarget.value)}
                onPaste={(event) => paste(event, index)}
              />
              <IconButton
                icon="close"
                label={`Remove ${name}`}
                onClick={() => put(choices.toSpliced(index, 1))}
              />
              {wrong !== undefined && <p className="field-error">{wrong}</p>}
            </li>
          );
        })}
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

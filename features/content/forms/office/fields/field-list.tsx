import { Icon } from "#design/office/icons.tsx";
import { Grip, PlaceField } from "#design/office/item-list/order-controls.tsx";
import { type RowMoves, useRowMoves } from "#design/office/item-list/use-row-moves.ts";
import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraft } from "#design/office/record-page/state/use-draft.ts";
import type { FormField } from "#features/content/forms/contract.ts";
import { isQuestion } from "#features/content/forms/rules.ts";
import { conditionSentence } from "./rule-sentence.ts";
import { FieldDrawing } from "./field-drawing.tsx";
import { kindLabel } from "./field-kinds.ts";

type FieldRowProps = Readonly<{
  field: FormField;
  index: number;
  count: number;
  isOpen: boolean;
  isWrong: boolean;
  /** What it depends on, in words; empty where it is always asked. */
  condition: string;
  moves: Pick<RowMoves, "drag" | "move">;
  onOpen: () => void;
}>;

const FieldRow = (props: FieldRowProps) => {
  const { field, index, count, isOpen, isWrong, condition, moves, onOpen } = props;
  const { drag, move } = moves;
  const name = field.question || `field ${index + 1}`;
  return (
    <li
      className="form-field-row"
      data-row={index}
      data-open={isOpen}
      data-kind={field.kind}
      data-half={field.isHalf}
      data-wrong={isWrong}
      data-dragged={drag?.id === `${index}`}
      data-drop={drag?.targetId === `${index}` ? (drag.edge ?? undefined) : undefined}
    >
      <span className="form-field-order">
        <Grip name={name} />
        <PlaceField name={name} index={index} count={count} onMove={(to) => move(index, to)} />
      </span>
      <button
        type="button"
        className="form-field-open"
        data-opener
        aria-current={isOpen ? "true" : undefined}
        onClick={onOpen}
      >
        <span className="form-field-question">
          <b>{field.question || "No question yet"}</b>
          {field.isRequired && isQuestion(field) && (
            <span className="form-field-star" title="Required">
              *<span className="sr-only"> required</span>
            </span>
          )}
          <small>{kindLabel(field)}</small>
        </span>
        {condition && (
          <span className="form-field-condition">
            <Icon name="bolt" />
            {condition}
          </span>
        )}
        {field.help && <span className="form-field-help">{field.help}</span>}
        <FieldDrawing field={field} />
        {isWrong && <span className="sr-only">something is wrong here</span>}
      </button>
    </li>
  );
};

export type FieldListProps = Readonly<{
  fields: readonly FormField[];
  open: number;
  onOpen: (index: number) => void;
  onMove: (from: number, to: number) => void;
}>;

/** The form as it is: its fields in their order. */
export const FieldList = ({ fields, open, onOpen, onMove }: FieldListProps) => {
  const { listRef, announcement, ...moves } = useRowMoves(fields.length, onMove, {
    nameOf: (place) => `Field ${place + 1}`,
  });
  const errors = useDraft((state) => state.errors);
  const errorAt = useErrorAt();
  const isWrong = (index: number) =>
    errors.some(({ path }) => path.startsWith(`fields.${index}.`)) ||
    errorAt(`fields.${index}`) !== undefined;
  return (
    <>
      <ol className="form-fields" ref={listRef} aria-label="Fields">
        {fields.map((field, index) => (
          <FieldRow
            key={index}
            field={field}
            index={index}
            count={fields.length}
            isOpen={index === open}
            isWrong={isWrong(index)}
            condition={conditionSentence(fields, field)}
            moves={moves}
            onOpen={() => onOpen(index)}
          />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  );
};

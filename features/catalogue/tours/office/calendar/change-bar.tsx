import { Button } from "@mantine/core";
import { IconButton } from "#design/office/icons.tsx";
import { keyName } from "#design/office/palette/keys.ts";
import type { BarChange } from "#design/office/timeline/timeline-model.ts";
import { counted } from "#platform/counted.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { dayText } from "../calendar-days/move-days.ts";
import type { Calendar } from "../calendar-state/use-calendar.ts";

export type ChangeBarProps = Readonly<{
  calendar: Calendar;
  /** The departure that somebody is at; null while they are at none. */
  row: SheetRow | null;
  onChange: (row: SheetRow, change: BarChange) => void;
  onOpen: (row: SheetRow) => void;
  /** Looks for who could lead it. */
  onAsk: (row: SheetRow) => void;
}>;

type MoveButton = Readonly<{ label: string; keys: string; change: BarChange }>;

const move = (days: number): BarChange => ({ kind: "move", days });
const resize = (days: number): BarChange => ({ kind: "resize", days });

const groups: readonly Readonly<{
  name: string;
  held: string | null;
  buttons: readonly MoveButton[];
}>[] = [
  {
    name: "a day",
    held: null,
    buttons: [
      { label: "A day earlier", keys: "arrowleft", change: move(-1) },
      { label: "A day later", keys: "arrowright", change: move(1) },
    ],
  },
  {
    name: "a week",
    held: "shift",
    buttons: [
      { label: "A week earlier", keys: "shift+arrowleft", change: move(-7) },
      { label: "A week later", keys: "shift+arrowright", change: move(7) },
    ],
  },
  {
    name: "length",
    held: "alt",
    buttons: [
      { label: "A day shorter", keys: "alt+arrowleft", change: resize(-1) },
      { label: "A day longer", keys: "alt+arrowright", change: resize(1) },
    ],
  },
];

/** At the foot: what is changed and not saved, and buttons that do what the keys do. */
export const ChangeBar = (props: ChangeBarProps) => {
  const { calendar, row, onChange, onOpen, onAsk } = props;
  const { changed, sheet, isReviewing, setReviewing } = calendar;
  if (!row && changed.length === 0) return null;
  return (
    <div className="calendar-changes" role="toolbar" aria-label="Changes">
      <b>{counted(changed.length, "change")}</b>
      {(sheet.canUndo || sheet.canRedo) && (
        <span>
          <IconButton
            icon="undo"
            label="Undo"
            hint={`Undo (${keyName("mod+z")})`}
            isDisabled={!sheet.canUndo}
            onClick={sheet.undo}
          />
          <IconButton
            icon="redo"
            label="Redo"
            hint={`Redo (${keyName("mod+shift+z")})`}
            isDisabled={!sheet.canRedo}
            onClick={sheet.redo}
          />
        </span>
      )}
      {row &&
        !isReviewing &&
        groups.map(({ name, held, buttons }) => (
          <span key={name} className="calendar-move">
            {held && <kbd aria-hidden="true">{keyName(held)}</kbd>}
            {buttons.map(({ label, keys, change }) => (
              <button
                key={label}
                type="button"
                aria-label={`${label}: ${row.stored?.travel.name ?? ""}, ${dayText(row.draft.departureDate)}`}
                title={`${label} (${keyName(keys)})`}
                onClick={() => onChange(row, change)}
              >
                <span aria-hidden="true">{keyName(keys.split("+").at(-1) ?? "")}</span>
              </button>
            ))}
            <span aria-hidden="true">{name}</span>
          </span>
        ))}
      {row && !isReviewing && (
        <button type="button" className="calendar-open" onClick={() => onOpen(row)}>
          <kbd aria-hidden="true">{keyName("enter")}</kbd> open
        </button>
      )}
      {row && !isReviewing && (
        <button type="button" className="plain-button" onClick={() => onAsk(row)}>
          Who is free?
        </button>
      )}
      {isReviewing && (
        <Button variant="default" onClick={() => setReviewing(false)}>
          Back to the calendar
        </Button>
      )}
      {changed.length > 0 && !isReviewing && (
        <Button color="blaze" className="save" onClick={() => setReviewing(true)}>
          Review and save
        </Button>
      )}
    </div>
  );
};

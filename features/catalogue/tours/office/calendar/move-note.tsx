import { Icon } from "#design/office/icons.tsx";
import type { PlanReport } from "#features/catalogue/tours/consequences-contract.ts";
import { formatDate } from "#markets/format.ts";
import { counted } from "#platform/counted.ts";
import type { CalendarApi, CalendarCoordinator } from "../api/calendar-api.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { dayText, shortDayText } from "../calendar-days/move-days.ts";
import { useLeaders } from "../leaders/use-leaders.ts";
import { useMovePlan } from "../calendar-state/use-move-note.ts";

type Line = Readonly<{ text: string; kind: "plain" | "good" | "wrong" }>;

const plain = (text: string): Line => ({ text, kind: "plain" });
const wrong = (text: string): Line => ({ text, kind: "wrong" });

const dateLines = ({ consequences: { dates, addresses } }: PlanReport): readonly Line[] => [
  ...dates.flatMap(({ from, to, peopleIn }) => [
    ...(from.balanceDue === to.balanceDue
      ? []
      : [
          plain(
            `Balance due moves from ${formatDate(from.balanceDue)} to ${formatDate(to.balanceDue)}`,
          ),
        ]),
    ...(peopleIn > 0
      ? [plain(`${counted(peopleIn, "person", "people")} in must agree first`)]
      : []),
  ]),
  ...addresses.map(({ to }) => plain(`Its page moves to ${to}`)),
];

/** Such as groups of the coordinator that are too near, in the server's words. */
const warningLines = ({ rows }: PlanReport): readonly Line[] =>
  rows.flatMap(({ warnings }) => warnings.map(({ message }) => wrong(message)));

const askedText = (name: string, asked: "mail" | "staff" | null): string => {
  if (asked === null) return `${name} is assigned`;
  return asked === "mail"
    ? `${name} is asked by e-mail`
    : `${name} has no e-mail address here: ask them`;
};

const assignedLines = ({ consequences: { coordinators } }: PlanReport): readonly Line[] =>
  coordinators.flatMap(({ before, after, asked }) => {
    if (before?.id === after?.id)
      return asked && after ? [plain(askedText(after.name, asked))] : [];
    if (!after) return [plain("Nobody leads it then")];
    return [
      plain(`${askedText(after.name, asked)}${before ? `, in place of ${before.name}` : ""}`),
    ];
  });

const errorLines = ({ rows }: PlanReport): readonly Line[] =>
  rows.flatMap(({ errors }) => errors.map(({ message }) => wrong(message)));

const leaderLine = (
  free: readonly CalendarCoordinator[],
  coordinatorId: string | null,
): readonly Line[] => {
  const best = free.find(({ id, isFree }) => (coordinatorId ? id === coordinatorId : isFree));
  if (!best) return [];
  const led = ["", " and has led it once", " and has led it twice"][best.timesLed];
  const times = led ?? ` and has led it ${best.timesLed} times`;
  if (!best.isFree) return [];
  const lead = coordinatorId === null ? "Nobody leads it yet: " : "";
  return [{ text: `${lead}${best.name} is free${times}`, kind: "good" }];
};

const overlapLine = (row: SheetRow, rows: readonly SheetRow[]): Line => {
  const { draft, stored, key } = row;
  const touched = rows.filter(
    (other) =>
      other.key !== key &&
      other.stored?.travelId === stored?.travelId &&
      other.draft.departureDate <= draft.endDate &&
      other.draft.endDate >= draft.departureDate,
  );
  if (touched.length === 0) return plain("Touches no other departure of this travel");
  const named = touched.slice(0, 2).map((each) => shortDayText(each.draft.departureDate));
  const more = touched.length > 2 ? ` and ${touched.length - 2} more` : "";
  return plain(`At the same time as ${named.join(", ")}${more} of this travel`);
};

const titleOf = ({ draft, base }: SheetRow): string => {
  if (draft.departureDate !== base.departureDate)
    return `${shortDayText(base.departureDate)} → ${dayText(draft.departureDate)}`;
  if (draft.endDate !== base.endDate)
    return `Back ${shortDayText(base.endDate)} → ${dayText(draft.endDate)}`;
  return `${shortDayText(draft.departureDate)} – ${dayText(draft.endDate)}`;
};

export type MoveNoteProps = Readonly<{
  api: CalendarApi;
  country: string;
  facts: SheetFacts;
  /** As it would be. */
  row: SheetRow;
  rows: readonly SheetRow[];
  isDragged: boolean;
  /** Takes the change back. */
  onRestore: () => void;
}>;

/** What moves with a departure, by the server's dry run, at its bar. */
export const MoveNote = (props: MoveNoteProps) => {
  const { api, country, facts, row, rows, isDragged, onRestore } = props;
  const { report, error, isStale } = useMovePlan(api, country, row);
  const free = useLeaders(facts, row);
  const lines = report
    ? [
        ...errorLines(report),
        ...assignedLines(report),
        ...dateLines(report),
        overlapLine(row, rows),
        ...warningLines(report),
        ...leaderLine(free ?? [], row.draft.coordinatorId),
      ]
    : [];
  return (
    <div className="move-note">
      <header>
        <Icon name="calendar" />
        <b>{titleOf(row)}</b>
        <button type="button" aria-label="Take the change back" onClick={onRestore}>
          <kbd>Esc</kbd>
        </button>
      </header>
      <div role="status" aria-busy={isStale}>
        {lines.length > 0 && (
          <ul>
            {lines.map(({ text, kind }) => (
              <li key={text} data-kind={kind}>
                {text}
              </li>
            ))}
          </ul>
        )}
        {!report && !error && <p>Looking at what moves with it …</p>}
        {error && <p className="calendar-wrong">{`It could not be tried. ${error.message}`}</p>}
      </div>
      <p className="dim">
        {isDragged
          ? "Drop to keep as a change. Nothing is saved yet."
          : "Kept as a change. Nothing is saved yet."}
      </p>
    </div>
  );
};

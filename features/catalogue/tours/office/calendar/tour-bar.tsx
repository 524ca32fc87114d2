import type { TimelineBar } from "#design/office/timeline/timeline-model.ts";
import { StatusIcon } from "#features/records/statuses/parts/status-icon.tsx";
import { answerText } from "#features/catalogue/tours/parts/answers/answer-words.ts";
import type { Question } from "#features/catalogue/tours/question-contract.ts";
import type { CalendarCoordinator } from "../api/calendar-api.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { statusLabel } from "../grid/sheet/status-words.ts";
import { Face } from "../leaders/face.tsx";
import { dayText, spanOfDays } from "../calendar-days/move-days.ts";

export type BarScene = Readonly<{
  /** The first day of the calendar. */
  from: string;
  people: readonly CalendarCoordinator[];
  /** Departures that stand in conflict with another one. */
  inConflict: ReadonlySet<string>;
  chosenId: string | null;
  facts: Pick<SheetFacts, "market" | "today">;
}>;

/** What the coordinator of a departure was asked; null where that is about somebody before. */
export const questionOf = ({ draft, stored }: SheetRow): Question | null =>
  stored?.coordinatorId === draft.coordinatorId ? stored.question : null;

const labelOf = (row: SheetRow, { people, inConflict, facts }: BarScene): string => {
  const { draft, stored, base } = row;
  const leader = people.find(({ id }) => id === draft.coordinatorId);
  const question = questionOf(row);
  const isMoved = draft.departureDate !== base.departureDate || draft.endDate !== base.endDate;
  return [
    stored?.travel.name ?? "",
    `${dayText(draft.departureDate)} to ${dayText(draft.endDate)}`,
    statusLabel(draft.status),
    `${stored?.peopleIn ?? 0} in`,
    leader ? `led by ${leader.name}` : "without coordinator",
    ...(question ? [answerText(question, facts.market, facts.today)] : []),
    ...(isMoved ? [`moved, until now ${dayText(base.departureDate)}`] : []),
    ...(inConflict.has(row.key) ? ["in conflict with another departure"] : []),
  ].join(", ");
};

const beforeOf = ({ draft, base }: SheetRow, from: string): TimelineBar["before"] =>
  draft.departureDate === base.departureDate && draft.endDate === base.endDate
    ? null
    : spanOfDays(base, from);

/** A departure as a bar; @param content what stands in it */
export const tourBar = (row: SheetRow, scene: BarScene, content: React.ReactNode): TimelineBar => ({
  ...spanOfDays(row.draft, scene.from),
  id: row.key,
  tone: row.draft.status,
  label: labelOf(row, scene),
  content,
  isInConflict: scene.inConflict.has(row.key),
  before: beforeOf(row, scene.from),
  isChanged: row.draft !== row.base,
  isChosen: row.key === scene.chosenId,
});

/** Who leads it, how many are in, and the status. */
export const PeopleContent = ({
  row,
  people,
}: Readonly<{ row: SheetRow }> & Pick<BarScene, "people">) => {
  const leader = people.find(({ id }) => id === row.draft.coordinatorId);
  return (
    <>
      <Face portrait={leader?.portrait ?? null} size={22} />
      <span className="calendar-in">
        <b>{row.stored?.peopleIn ?? 0}</b> in
      </span>
      <span className="calendar-status">
        <StatusIcon status={row.draft.status} />
      </span>
    </>
  );
};

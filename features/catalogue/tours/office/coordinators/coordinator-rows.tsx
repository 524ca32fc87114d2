import "./absences.css";
import type { CoordinatorAbsence } from "#features/catalogue/coordinators/absence-contract.ts";
import { daysBetween } from "#markets/days.ts";
import { languageName } from "#markets/places/display-names.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import type { TimelineBand, TimelineRow } from "#design/office/timeline/timeline-model.ts";
import { StatusIcon } from "#features/records/statuses/parts/status-icon.tsx";
import { counted } from "#platform/counted.ts";
import { AnswerMark } from "#features/catalogue/tours/parts/answers/answer-mark.tsx";
import type { CalendarCoordinator } from "../api/calendar-api.ts";
import { dayText, shortDayText } from "../calendar-days/move-days.ts";
import type { AgendaConflict } from "../calendar-state/agenda-conflicts.ts";
import { type BarScene, questionOf, tourBar } from "../calendar/tour-bar.tsx";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { Face } from "../leaders/face.tsx";

/** Key of the row of departures that nobody leads. */
export const nobodyKey = "nobody";

/** How many bars of that row lie upon each other before the rest is asked for. */
const fewLanes = 3;

export type CoordinatorScene = BarScene &
  Readonly<{
    to: string;
    conflicts: readonly AgendaConflict<SheetRow>[];
    /** Those who are free for the chosen departure. */
    freeIds: ReadonlySet<string>;
    absences: readonly CoordinatorAbsence[];
    /** Opens the days on which somebody is not available. */
    onAbsences: (person: CalendarCoordinator) => void;
    isNobodyOpen: boolean;
    onNobody: () => void;
  }>;

type TravelContentProps = Readonly<{ row: SheetRow }> & Pick<CoordinatorScene, "facts">;

const TravelContent = ({ row, facts: { market, today } }: TravelContentProps) => (
  <>
    <span className="calendar-status calendar-status-first">
      <StatusIcon status={row.draft.status} />
    </span>
    <span className="calendar-travel">{row.stored?.travel.name}</span>
    <AnswerMark question={questionOf(row)} market={market} today={today} isShort />
  </>
);

const daysText = (days: number): string => counted(days, "day");

/** Days at home that are too few, between two groups. */
const shortBands = (
  conflicts: CoordinatorScene["conflicts"],
  from: string,
): readonly TimelineBand[] =>
  conflicts
    .filter(({ kind }) => kind === "home")
    .map(({ days, first, second }) => ({
      key: `${first.key} ${second.key}`,
      kind: "short",
      start: daysBetween(from, first.draft.endDate) + 1,
      length: days,
      label: `${daysText(days)} at home between ${first.stored?.travel.name} and ${second.stored?.travel.name}`,
      text: String(days),
    }));

const awayBands = (absences: CoordinatorScene["absences"], from: string): readonly TimelineBand[] =>
  absences.map((absence) => ({
    key: absence.id,
    kind: "away",
    start: daysBetween(from, absence.from),
    length: daysBetween(absence.from, absence.to) + 1,
    label: `Not available from ${dayText(absence.from)} to ${dayText(absence.to)}${absence.note === "" ? "" : `: ${absence.note}`}`,
    text: "",
  }));

const languagesOf = ({ languages }: CalendarCoordinator): string =>
  languages.map((code) => languageName(code, "en")).join(", ");

const PersonHead = ({
  person,
  scene,
}: Readonly<{ person: CalendarCoordinator; scene: CoordinatorScene }>) => (
  <>
    <Face portrait={person.portrait} size={36} />
    <span className="calendar-row-name">
      <b>{person.name}</b>
      <small title={languagesOf(person)}>{`${person.city} · ${person.languages.join(", ")}`}</small>
    </span>
    {scene.freeIds.has(person.id) && <span className="calendar-free">free</span>}
    <span className="absence-open">
      <IconButton
        icon="clock"
        label={`When ${person.name} is not available`}
        onClick={() => scene.onAbsences(person)}
      />
    </span>
  </>
);

/** `34 departures until 10/01` */
const departuresUntil = (count: number, to: string): string =>
  `${counted(count, "departure")} until ${shortDayText(to).slice(4)}`;

const NobodyHead = ({
  rows,
  scene,
}: Readonly<{ rows: readonly SheetRow[]; scene: CoordinatorScene }>) => (
  <>
    <span className="leader-face leader-nobody leader-nobody-row">
      <Icon name="person" />
    </span>
    <span className="calendar-row-name">
      <b>Nobody yet</b>
      <small>{departuresUntil(rows.length, scene.to)}</small>
      {rows.length > fewLanes && (
        <button
          type="button"
          className="plain-button"
          aria-expanded={scene.isNobodyOpen}
          onClick={scene.onNobody}
        >
          {scene.isNobodyOpen ? "Show fewer" : "Show all"}
        </button>
      )}
    </span>
  </>
);

const nobodyRow = (rows: readonly SheetRow[], scene: CoordinatorScene): TimelineRow => ({
  key: nobodyKey,
  title: "Nobody yet",
  head: <NobodyHead rows={rows} scene={scene} />,
  bars: rows.map((row) => tourBar(row, scene, <TravelContent row={row} facts={scene.facts} />)),
  bands: [],
  isSpecial: true,
  maxLanes: scene.isNobodyOpen ? null : fewLanes,
});

/**
 * The row of departures that nobody leads, and then a row a coordinator.
 * @param rows departures of the days in view
 */
export const coordinatorRows = (
  rows: readonly SheetRow[],
  people: readonly CalendarCoordinator[],
  scene: CoordinatorScene,
): readonly TimelineRow[] => {
  const byLeader = Map.groupBy(rows, ({ draft }) => draft.coordinatorId ?? nobodyKey);
  const conflictsOf = Map.groupBy(scene.conflicts, ({ coordinatorId }) => coordinatorId);
  const absencesOf = Map.groupBy(scene.absences, ({ coordinatorId }) => coordinatorId);
  return [
    nobodyRow(byLeader.get(nobodyKey) ?? [], scene),
    ...people.map((person): TimelineRow => ({
      key: person.id,
      title: person.name,
      head: <PersonHead person={person} scene={scene} />,
      bars: (byLeader.get(person.id) ?? []).map((row) =>
        tourBar(row, scene, <TravelContent row={row} facts={scene.facts} />),
      ),
      bands: [
        ...awayBands(absencesOf.get(person.id) ?? [], scene.from),
        ...shortBands(conflictsOf.get(person.id) ?? [], scene.from),
      ],
      isSpecial: false,
      maxLanes: null,
    })),
  ];
};

import { Timeline } from "#design/office/timeline/timeline.tsx";
import { spanOfDays } from "../calendar-days/move-days.ts";
import { barNote } from "../calendar/bar-note.tsx";
import { NarrowAgenda } from "../calendar/narrow-agenda.tsx";
import { useIsNarrow } from "../sheet-screen/use-is-narrow.ts";
import { nobodyKey } from "./coordinator-rows.tsx";
import type { BoardView } from "./use-board.ts";

/** Who there is, where the rows have no room. */
const NarrowPeople = ({ rows }: Readonly<{ rows: BoardView["rows"] }>) => (
  <details className="narrow-people">
    <summary>Coordinators, and when they are not available</summary>
    <ul>
      {rows
        .filter(({ key }) => key !== nobodyKey)
        .map(({ key, head, bands }) => (
          <li key={key}>
            {head}
            {bands
              .filter(({ kind }) => kind === "away")
              .map((band) => (
                <small key={band.key}>{band.label}</small>
              ))}
          </li>
        ))}
    </ul>
  </details>
);

/** Coordinators by days, or by day of departure on narrow screens. */
export const BoardRows = ({ view }: Readonly<{ view: BoardView }>) => {
  const { calendar, actions, range, days, rows, inView, conflicts, asked, choose } = view;
  const isNarrow = useIsNarrow();
  if (isNarrow)
    return (
      <>
        <NarrowPeople rows={rows} />
        <NarrowAgenda
          days={days}
          rows={inView}
          people={calendar.people}
          inConflict={new Set(conflicts.flatMap(({ first, second }) => [first.key, second.key]))}
          currentId={calendar.currentId}
          onCurrent={calendar.setCurrentId}
        />
      </>
    );
  return (
    <Timeline
      label="Coordinators by days"
      days={days}
      rows={rows}
      links={[]}
      chosen={asked && spanOfDays(asked.draft, range.range.from)}
      currentId={calendar.currentId}
      focus={calendar.focus}
      canChangeRow
      choosesOnClick
      note={barNote(calendar, actions, asked?.key ?? null)}
      announcement={calendar.announcement}
      onCurrent={actions.setCurrent}
      onGo={actions.goTo}
      onMove={actions.moveTo}
      onDrag={actions.setDrag}
      onOpen={(id) => actions.open(calendar.rowOfKey(id))}
      onChoose={choose}
      onRestore={actions.restore}
    />
  );
};

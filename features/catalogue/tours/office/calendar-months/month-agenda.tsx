import { Agenda } from "#design/office/timeline/agenda/agenda.tsx";
import { counted } from "#platform/counted.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { monthText, SumContent, sumText } from "./month-rows.tsx";

export type MonthAgendaProps = Readonly<{
  rows: readonly SheetRow[];
  /** Opens the weeks of an entry, by its id. */
  onOpen: (id: string) => void;
}>;

/** The departures of the months in view, summed by travel: for narrow screens. */
export const MonthAgenda = ({ rows, onOpen }: MonthAgendaProps) => {
  const groups = [...Map.groupBy(rows, ({ draft }) => draft.departureDate.slice(0, 7))]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([month, leaving]) => ({
      key: month,
      title: `${monthText(month)} · ${counted(leaving.length, "departure")}`,
      detail: null,
      items: [...Map.groupBy(leaving, ({ stored }) => stored?.travelId ?? "")].map(
        ([travelId, ofTravel]) => ({
          id: `${month} ${travelId}`,
          isCurrent: false,
          isChanged: ofTravel.some(({ draft, base }) => draft !== base),
          content: (
            <>
              <span className="calendar-sum-travel">
                <b>{ofTravel[0]?.stored?.travel.name}</b>
                <span className="sr-only">{`, ${sumText(ofTravel)}`}</span>
              </span>
              <span className="calendar-agenda-end">
                <SumContent rows={ofTravel} />
              </span>
            </>
          ),
        }),
      ),
    }));
  return <Agenda label="Departures by month" groups={groups} onCurrent={onOpen} />;
};

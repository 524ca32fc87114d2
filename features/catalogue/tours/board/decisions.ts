import type { BoardRow } from "#features/records/board/board-contract.ts";
import { boardRow, type BoardScene, type BoardSource } from "#features/records/board/store.ts";
import { choicePictures } from "#features/assets/media/store.ts";
import { addDays, type Day } from "#markets/days.ts";
import { marketById } from "#markets/markets.ts";
import { counted } from "#platform/counted.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { dueWords, weekdayDate } from "./day-words.ts";
import {
  anyTour,
  countDecisions,
  type FoundTour,
  readTours,
  type TourFilter,
} from "../listing/find-tours.ts";
import { decisionDay } from "../rules.ts";
import { toTour } from "../store.ts";
import { departurePath, departuresPath, upcomingParams } from "./departures-path.ts";

/** What is decided within so many days stands on the board. */
const boardDays = 7;
const boardRows = 5;

/** Shown groups to come that are not confirmed yet, the first to be decided first. */
const undecided: TourFilter = {
  ...anyTour,
  when: "upcoming",
  published: true,
  undecided: true,
  sort: "decision",
};
const undecidedParams = { ...upcomingParams, undecided: "true", sort: "decision" } as const;

/** How many have an alert for each departure that somebody has one for. */
type CountAlerts = (
  db: Database,
  market: string,
  tourIds: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

type Beside = Readonly<{ picture: BoardRow["picture"]; alerts: number }>;

const toRow = ({ row, travel }: FoundTour, today: Day, { picture, alerts }: Beside): BoardRow => {
  const tour = toTour(row);
  const due = decisionDay(tour);
  const path = departurePath(travel.id, tour.id);
  return boardRow({
    id: tour.id,
    icon: "clock",
    tone: due <= today ? "wrong" : "incomplete",
    picture,
    lead: { label: travel.name, path },
    detail: `leaves ${weekdayDate(tour.departureDate)}`,
    people: { in: tour.peopleIn, minimum: tour.peopleMinimum },
    alerts,
    due: {
      label: dueWords(due, today),
      tone: due <= today ? "wrong" : due <= addDays(today, 2) ? "incomplete" : null,
    },
    decides: tour.id,
  });
};

const postersOf = ({ db, market }: BoardScene, found: readonly FoundTour[]) =>
  choicePictures(
    db,
    marketById(market).language,
    found.map(({ travel }) => travel.posterId),
  );

/** The groups that are decided within a week, enough people or not, those that should have been first. */
export const departuresToDecide =
  (countAlerts: CountAlerts): BoardSource =>
  async (scene) => {
    const { db, market, today } = scene;
    const decideUntil = addDays(today, boardDays);
    const { all, until } = await countDecisions(db, market, today, undecided, [decideUntil, today]);
    const [total = 0, late = 0] = until;
    const first = await readTours(db, market, today, { ...undecided, pageSize: boardRows });
    const [next] = first;
    // They stand in the order of their days, so that those of the week come first.
    const found = first.slice(0, total);
    const posters = await postersOf(scene, found);
    const alerts = await countAlerts(
      db,
      market,
      found.map(({ row }) => row.id),
    );
    return {
      rows: found.map((each) =>
        toRow(each, today, {
          picture: posters.get(each.travel.posterId ?? "") ?? null,
          alerts: alerts.get(each.row.id) ?? 0,
        }),
      ),
      total,
      dueToday: late,
      all:
        total > boardRows
          ? {
              label: `All ${total} to decide`,
              path: departuresPath({ ...undecidedParams, decideUntil }),
            }
          : {
              label: `All ${counted(all, "group")} not confirmed`,
              path: departuresPath(undecidedParams),
            },
      emptyText: next
        ? `Nothing to decide this week. The next is ${next.travel.name}, by ${weekdayDate(decisionDay(toTour(next.row)))}.`
        : "Nothing to decide: no group to come waits to be confirmed.",
    };
  };

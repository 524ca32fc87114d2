import type { BoardRow } from "#features/home/board-contract.ts";
import { boardRow, type BoardSource } from "#features/home/store.ts";
import { choicePictures } from "#features/media/store.ts";
import { addDays } from "#markets/days.ts";
import { formatDate } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { statuses, type Tour } from "../contract.ts";
import { countFree, type FreeCount } from "../free-coordinators/count-free.ts";
import {
  anyTour,
  countTours,
  findTours,
  type FoundTour,
  readTours,
  type TourFilter,
} from "../listing/find-tours.ts";
import { coordinatorDays } from "../listing/health.ts";
import { toTour } from "../store.ts";
import { departurePath, departuresPath, upcomingParams, whoIsFreePath } from "./departures-path.ts";
import { weekdayDate } from "./day-words.ts";

/** A group that leaves within so many days is prepared now, by whoever leads it. */
const soonDays = 45;
const boardRows = 4;

/** Of groups that leave, or almost certainly do. */
const leaving = statuses.filter((status) => status !== "PLANNED");

const unled: TourFilter = {
  ...anyTour,
  when: "upcoming",
  published: true,
  without: "coordinator",
};
const unledParams = { ...upcomingParams, without: "coordinator" } as const;

type Group = Readonly<{ tour: Tour; travel: FoundTour["travel"] }>;

const toRow = (
  { tour, travel }: Group,
  { free, faces }: FreeCount = { free: 0, faces: [] },
  picture: BoardRow["picture"],
): BoardRow => {
  const path = departurePath(travel.id, tour.id);
  return boardRow({
    id: tour.id,
    icon: "person",
    tone: "incomplete",
    picture,
    lead: { label: travel.name, path },
    detail: `${weekdayDate(tour.departureDate)} · ${tour.peopleIn} in`,
    status: tour.status,
    faces,
    action: { label: `${free} free`, path: whoIsFreePath(tour) },
  });
};

/** The groups that leave soon and that nobody leads, with how many could. */
export const leavingWithoutCoordinator: BoardSource = async ({ db, market, today }) => {
  const leaveUntil = addDays(today, soonDays);
  const horizon = addDays(today, coordinatorDays);
  const matching = (part: Partial<TourFilter>): TourFilter => ({ ...unled, ...part });
  const { found, total } = await findTours(
    db,
    market,
    today,
    matching({ leaveUntil, statuses: leaving, pageSize: boardRows }),
  );
  const later = await countTours(db, market, today, matching({ leaveUntil: horizon }));
  const [next] = total > 0 ? [] : await readTours(db, market, today, matching({ pageSize: 1 }));
  const groups = found.map(({ row, travel }) => ({ tour: toTour(row), travel }));
  const posters = await choicePictures(
    db,
    marketById(market).language,
    found.map(({ travel }) => travel.posterId),
  );
  const counts = await countFree(
    db,
    market,
    groups.map(({ tour }) => tour),
  );
  return {
    rows: groups.map((group, index) =>
      toRow(group, counts[index], posters.get(group.travel.posterId ?? "") ?? null),
    ),
    total,
    dueToday: 0,
    all:
      total > boardRows
        ? {
            label: `All ${total}`,
            path: departuresPath({ ...unledParams, status: leaving.join(","), leaveUntil }),
          }
        : {
            label: `${later} until ${formatDate(horizon).slice(0, 5)}`,
            path: departuresPath({ ...unledParams, leaveUntil: horizon }),
          },
    emptyText: next
      ? `Every group that leaves within ${soonDays} days has its coordinator. The first of all without one leaves ${weekdayDate(next.row.departure_date)}.`
      : "Every group to come has its coordinator.",
  };
};

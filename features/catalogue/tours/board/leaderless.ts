import { sql } from "kysely";
import {
  coordinatorDays,
  coordinatorsNeededUntil,
} from "#features/catalogue/coordinators/agenda-rules.ts";
import { unledSql } from "../store.ts";
import type { BoardRow } from "#features/records/board/board-contract.ts";
import { boardRow, type BoardScene, type BoardSource } from "#features/records/board/store.ts";
import { choicePictures } from "#features/assets/media/store.ts";
import { marketById } from "#markets/markets.ts";
import type { Tour } from "../contract.ts";
import { countFree, type FreeCount } from "../free-coordinators/count-free.ts";
import { anyTour, findTours, type FoundTour, type TourFilter } from "../listing/find-tours.ts";
import { toTour } from "../store.ts";
import { departurePath, departuresPath, whoIsFreePath } from "./departures-path.ts";
import { weekdayDate } from "./day-words.ts";

const boardRows = 4;

const unled: TourFilter = { ...anyTour, without: "coordinator" };

type Group = Readonly<{ tour: Tour }> & Pick<FoundTour, "travel" | "coordinator">;

const toRow = (
  { tour, travel, coordinator }: Group,
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
    detail: [
      weekdayDate(tour.departureDate),
      `${tour.peopleIn} in`,
      ...(coordinator ? [`${coordinator.name} has said no`] : []),
    ].join(" · "),
    status: tour.status,
    faces,
    action: { label: `${free} free`, path: whoIsFreePath(tour) },
  });
};

/** The first day, after those that the board shows, on which a group leaves without coordinator. */
const nextUnledDay = async ({ db, market, today }: BoardScene): Promise<string | null> => {
  const { rows } = await sql<{ day: string | null }>`
    select min(tour.departure_date)::text as day from tour
    where tour.market = ${market} and tour.is_published and ${unledSql}
      and tour.departure_date > ${coordinatorsNeededUntil(today)}::date`.execute(db);
  return rows[0]?.day ?? null;
};

const emptyTextOf = (next: string | null): string =>
  next === null
    ? "Every group to come has its coordinator."
    : `Every group that leaves within ${coordinatorDays} days has its coordinator. The first of all without one leaves ${weekdayDate(next)}.`;

/** The groups of the next days that nobody leads, with how many could. */
export const leavingWithoutCoordinator: BoardSource = async (scene) => {
  const { db, market, today } = scene;
  const filter = { ...unled, pageSize: boardRows };
  const { found, total } = await findTours(db, market, today, filter);
  const groups = found.map(({ row, travel, coordinator }) => ({
    tour: toTour(row),
    travel,
    coordinator,
  }));
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
      total === 0
        ? null
        : { label: `All ${total}`, path: departuresPath({ without: "coordinator" }) },
    emptyText: total > 0 ? "" : emptyTextOf(await nextUnledDay(scene)),
  };
};

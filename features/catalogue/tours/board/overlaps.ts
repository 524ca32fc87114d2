import { boardRow, foundRows, type BoardSource } from "#features/records/board/store.ts";
import { counted } from "#platform/counted.ts";
import { anyTour, countTours, readTours, type TourFilter } from "../listing/find-tours.ts";
import { departuresPath, upcomingParams } from "./departures-path.ts";
import { weekdayDate } from "./day-words.ts";

const overlapping: TourFilter = {
  ...anyTour,
  when: "upcoming",
  published: true,
  inConflict: true,
  pageSize: 1,
};

/** Groups to come whose coordinator leads another one then, or is hardly at home between. */
export const overlappingGroups: BoardSource = async ({ db, market, today }) => {
  const total = await countTours(db, market, today, overlapping);
  const [first] = total === 0 ? [] : await readTours(db, market, today, overlapping);
  if (!first) return foundRows([]);
  const path = departuresPath({ ...upcomingParams, inConflict: "true" });
  return foundRows([
    boardRow({
      id: "overlaps",
      icon: "person",
      tone: "wrong",
      lead: { label: counted(total, "group"), path },
      text: "too near to another of the same coordinator",
      detail: `the first is ${first.travel.name} of ${weekdayDate(first.row.departure_date)} with ${first.coordinator?.name ?? "nobody"}`,
      action: { label: "See", path },
    }),
  ]);
};

import { boardRow, foundRows, type BoardSource } from "#features/home/store.ts";
import { anyTour, findTours } from "../listing/find-tours.ts";
import { departuresPath, upcomingParams } from "./departures-path.ts";
import { weekdayDate } from "./day-words.ts";

/** Groups to come whose coordinator leads another one then, or is hardly at home between. */
export const overlappingGroups: BoardSource = async ({ db, market, today }) => {
  const { found, total } = await findTours(db, market, today, {
    ...anyTour,
    when: "upcoming",
    published: true,
    inConflict: true,
    pageSize: 1,
  });
  const [first] = found;
  if (!first) return foundRows([]);
  const path = departuresPath({ ...upcomingParams, inConflict: "true" });
  return foundRows([
    boardRow({
      id: "overlaps",
      icon: "person",
      tone: "wrong",
      lead: { label: total === 1 ? "1 group" : `${total} groups`, path },
      text: "too near to another of the same coordinator",
      detail: `the first is ${first.travel.name} of ${weekdayDate(first.row.departure_date)} with ${first.coordinator?.name ?? "nobody"}`,
      action: { label: "See", path },
    }),
  ]);
};

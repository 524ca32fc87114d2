import { marketById } from "#markets/markets.ts";
import { whoIsFreePath } from "../board/departures-path.ts";
import type { Decision } from "../consequences-contract.ts";
import type { Tour } from "../contract.ts";
import { countFree } from "../free-coordinators/count-free.ts";
import { listedTour } from "../listing/list-tours.ts";
import { toursByIds } from "../store.ts";
import { choicesOf } from "./decision-rules.ts";
import { datesInstead, type FactsContext, readFacts } from "./facts.ts";

const maxDates = 30;

const moveOfDecision = (
  move: Awaited<ReturnType<typeof readFacts>>["move"],
  to: Tour | undefined,
): Decision["move"] =>
  move === null || to === undefined
    ? null
    : {
        departureDate: to.departureDate,
        until: move.until_day,
        yes: move.yes,
        no: move.no,
        waiting: move.waiting,
      };

/** What somebody reads before a departure is decided; null for an unknown id. */
export const lookAtDecision = async (
  context: FactsContext,
  id: string,
): Promise<Decision | null> => {
  const { db, market, today } = context;
  const tour = (await toursByIds(db, market, [id])).get(id);
  const listed = tour && (await listedTour(db, market, today, id));
  if (!tour || !listed) return null;
  const [count] = await countFree(db, market, [tour]);
  const { facts, reachedBy, followers, dates, move } = await readFacts(context, tour);
  const to = move
    ? (await toursByIds(db, market, [move.to_tour_id])).get(move.to_tour_id)
    : undefined;
  const { written } = followers;
  return {
    tour: listed,
    choices: choicesOf(tour, today, facts),
    freeCoordinators: count?.free ?? 0,
    whoIsFree: whoIsFreePath(tour),
    otherDates: (await datesInstead(context, tour)).map(
      ({ id: other, departureDate, seatsFree }) => ({
        id: other,
        departureDate,
        seatsFree,
      }),
    ),
    people: {
      reached: facts.reached,
      languages: [
        ...new Set(reachedBy.map((person) => marketById(person.market).englishLanguageLabel)),
      ],
      followers: followers.people,
      written: written && { at: written.at.toISOString(), people: written.people },
    },
    dates: dates
      .slice(0, maxDates)
      .map(({ id: date, departureDate, peopleIn, peopleMinimum, seatsFree }) => ({
        id: date,
        departureDate,
        peopleIn,
        peopleMinimum,
        seatsFree,
      })),
    move: moveOfDecision(move, to),
  };
};

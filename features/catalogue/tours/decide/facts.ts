import { formatDateTime } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Tour } from "../contract.ts";
import { otherDates } from "../parts/other-dates.ts";
import type { Asking } from "../handed-in/asking.ts";
import { toursOfTravel } from "../store.ts";
import type { DecisionFacts } from "./decision-rules.ts";
import type { Followers } from "../handed-in/departure-people.ts";
import { reachedPeople } from "../decision-mails/tell.ts";
import { countAnswers, datesToMove } from "../moves/move-rules.ts";
import { moveAnswersOf, moveOf } from "../moves/move-store.ts";

export type FactsContext = Readonly<{
  db: Database;
  market: string;
  today: string;
  now: Date;
  asking: Asking;
}>;

const shownDates = 2;

/** The next departures of the travel with seats for those who are in. */
export const datesInstead = async (
  { db, market, today }: Omit<FactsContext, "asking" | "now">,
  tour: Tour,
): Promise<readonly Tour[]> =>
  otherDates(await toursOfTravel(db, market, tour.travelId, today), tour, today)
    .filter(({ seatsFree }) => seatsFree >= Math.max(1, tour.peopleIn))
    .slice(0, shownDates);

const dayMs = 86_400_000;

/** `Written to 12 on 30/11/2026 16:20.`; null where nobody was written to within a day. */
const writtenText = ({ written }: Followers, { now, market }: FactsContext): string | null =>
  written === null || now.getTime() - written.at.getTime() >= dayMs
    ? null
    : `Written to ${written.people} on ${formatDateTime(written.at, marketById(market))}.`;

/** Who hears of a decision, and where people could go instead. */
export const readFacts = async (context: FactsContext, tour: Tour) => {
  const { db, market, today, asking } = context;
  const reachedBy = await reachedPeople(context, tour);
  const reached = reachedBy.reduce((sum, { passengerIds }) => sum + passengerIds.length, 0);
  const followers = await asking.people.followers(db, market, tour.id);
  const dates = datesToMove(
    await toursOfTravel(db, market, tour.travelId, today),
    tour,
    reached,
    today,
  );
  const move = await moveOf(db, market, tour.id);
  const said = move && countAnswers(await moveAnswersOf(db, market, tour.id));
  const facts: DecisionFacts = {
    reached,
    moving: said && said.waiting,
    hasDates: dates.length > 0,
    followers: followers.people,
    writtenLately: writtenText(followers, context),
  };
  return { facts, reachedBy, followers, dates, move: move && said && { ...move, ...said } };
};

export const factsOf = async (context: FactsContext, tour: Tour): Promise<DecisionFacts> =>
  (await readFacts(context, tour)).facts;

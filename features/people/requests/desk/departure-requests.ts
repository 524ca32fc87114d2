import { isBookable } from "#features/catalogue/tours/rules.ts";
import { interestIn } from "#features/people/alerts/store.ts";
import { namesByEmail } from "#features/records/staff-accounts/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { type AskedDeparture, departureById } from "../ask/asked-departure.ts";
import { marketDay } from "../ask/scene.ts";
import { isOpen } from "../rules.ts";
import { requestsOfTour, type StoredRequest } from "../store.ts";
import type { DepartureRequests, WouldDo } from "./desk-contract.ts";
import { obstacleOf, toListed } from "./read-request.ts";
import type { DeskScene } from "./scene.ts";

type PreviewScene = Readonly<{ db: Database; scene: DeskScene; departure: AskedDeparture }>;

const wouldDo = async (
  { db, scene, departure: { tour } }: PreviewScene,
  market: string,
  seats: number,
): Promise<WouldDo> => {
  const { after, suggestion } = await scene.seatGiving.preview({ db, market }, tour, seats);
  return { after, suggestion };
};

const seatsOf = (rows: readonly StoredRequest[]): number =>
  rows.reduce((sum, { seats }) => sum + seats, 0);

/** What giving the chosen ones together would do. */
const together = async (
  place: PreviewScene,
  market: string,
  chosen: readonly StoredRequest[],
): Promise<DepartureRequests["together"]> => {
  if (chosen.length < 2) return null;
  const seats = seatsOf(chosen);
  const { tour } = place.departure;
  const fits = isBookable(tour.status) && seats <= tour.seatsFree;
  return { seats, giving: fits ? await wouldDo(place, market, seats) : null };
};

/** Null for an unknown departure. @param chosen ids; others than of open requests count nothing */
export const readDepartureRequests = async (
  db: Database,
  scene: DeskScene,
  {
    market: id,
    tourId,
    chosen,
  }: Readonly<{ market: string; tourId: string; chosen: readonly string[] }>,
): Promise<DepartureRequests | null> => {
  const departure = await departureById(db, id, tourId);
  if (!departure) return null;
  const { tour, travel } = departure;
  const { today } = marketDay(scene, id);
  const rows = await requestsOfTour(db, id, tourId);
  const names = await namesByEmail(
    db,
    rows.flatMap(({ owner }) => owner ?? []),
  );
  const isFull = !isBookable(tour.status) || tour.seatsFree === 0;
  const waiting = rows.filter(({ state }) => isOpen(state));
  const place = { db, scene, departure };
  const open = [];
  for (const row of isFull ? waiting.toSorted((a, b) => a.number - b.number) : waiting) {
    const obstacle = obstacleOf(row, departure, today);
    const giving = obstacle === null ? await wouldDo(place, id, row.seats) : null;
    open.push({ request: toListed(scene, row, names), giving, obstacle });
  }
  const interest = await interestIn(db, id, tourId);
  const { status, peopleIn, peopleMinimum, seatsFree, seatsTotal, departureDate } = tour;
  return {
    departure: {
      id: tourId,
      travelId: travel.id,
      travelName: travel.name,
      departureDate,
      status,
      peopleIn,
      peopleMinimum,
      seatsFree,
      seatsTotal,
      ...interest,
      isFull,
    },
    seatsAsked: seatsOf(waiting),
    open,
    answered: rows.filter(({ state }) => !isOpen(state)).map((row) => toListed(scene, row, names)),
    together: await together(
      place,
      id,
      waiting.filter((row) => chosen.includes(row.id)),
    ),
  };
};

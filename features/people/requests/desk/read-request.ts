import { otherDates } from "#features/catalogue/tours/parts/other-dates.ts";
import { isBookable, isOnSale } from "#features/catalogue/tours/rules.ts";
import { toursOfTravel } from "#features/catalogue/tours/store.ts";
import { namesByEmail } from "#features/records/staff-accounts/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import { type AskedDeparture, departureById } from "../ask/asked-departure.ts";
import { numberOf } from "../ask/number-of.ts";
import { marketDay, type RequestScene } from "../ask/scene.ts";
import { isOpen, kindFor } from "../rules.ts";
import { type StoredRequest, wordsOf } from "../store.ts";
import type { DeskRequest, ListedRequest } from "./desk-contract.ts";
import { draftsOf } from "./drafts.ts";
import { otherSeatsAsked } from "./find-requests.ts";
import type { DeskScene } from "./scene.ts";
import { lateHours, workingHours } from "./waiting.ts";

/** Waiting ends with an answer of care, and begins again with a word of the traveller. */
const isWaiting = ({ state, settled_at }: StoredRequest): boolean =>
  isOpen(state) && settled_at === null;

export const toListed = (
  scene: Pick<RequestScene, "now">,
  row: StoredRequest,
  names: ReadonlyMap<string, string>,
): ListedRequest => {
  const { market, now } = marketDay(scene, row.market);
  const hours = isWaiting(row) ? workingHours(market, row.last_word_at, now) : null;
  const { id, version, kind, seats, room, flexible, name, email, state, owner } = row;
  return {
    id,
    version,
    kind,
    seats,
    room,
    flexible,
    name,
    email,
    state,
    number: numberOf(row),
    tourId: row.tour_id,
    travelName: row.travel_name,
    departureDate: row.departure_date,
    totalCents: row.bill.totalCents,
    askedAt: row.asked_at.toISOString(),
    lastWordAt: row.last_word_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    hours,
    isLate: hours !== null && hours >= lateHours,
    owner: owner === null ? null : { email: owner, name: names.get(owner) ?? null },
  };
};

/** Why the seats cannot be given; null where they can. */
export const obstacleOf = (
  { state, seats }: StoredRequest,
  departure: AskedDeparture | null,
  today: string,
): string | null => {
  if (!isOpen(state)) return "It was answered for good.";
  if (!departure) return "The departure was deleted.";
  const { tour } = departure;
  if (tour.cancellation) return "The departure is cancelled.";
  if (tour.departureDate <= today) return "The departure has left.";
  const left = isOnSale(tour, today) ? tour.seatsFree : 0;
  if (seats <= left) return null;
  const remedy =
    left > 0 ? `Give ${left}, raise the seats, or decline.` : "Raise the seats, or decline.";
  return `${seats} asked, ${left} left. ${remedy}`;
};

/** Why given seats cannot be taken back; null where they can. */
export const takeBackObstacle = (
  { state, given }: StoredRequest,
  departure: AskedDeparture | null,
  today: string,
): string | null => {
  if (state !== "seat-given" || given === null) return "No seats were given here.";
  if (!departure) return "The departure was deleted.";
  return departure.tour.departureDate <= today ? "The departure has left." : null;
};

const takingBackOf = (
  { seats }: StoredRequest,
  {
    tour: { peopleIn, peopleMinimum, peopleNeeded, seatsFree, seatsTotal, status },
  }: AskedDeparture,
): NonNullable<DeskRequest["takingBack"]> => ({
  before: { peopleIn, peopleNeeded, seatsFree },
  after: {
    peopleIn: peopleIn - seats,
    peopleNeeded: Math.max(0, peopleMinimum - (peopleIn - seats)),
    seatsFree: isBookable(status) ? Math.min(seatsFree + seats, seatsTotal) : seatsFree,
  },
});

const shownDates = 8;

/** Other departures of the travel on which so many seats can be asked for, the nearest first. */
const otherDatesOf = async (
  db: Database,
  { market, seats }: StoredRequest,
  { tour }: AskedDeparture,
  today: string,
): Promise<DeskRequest["otherDates"]> =>
  otherDates(await toursOfTravel(db, market, tour.travelId, today), tour, today)
    .filter((other) => kindFor(other, today) === "seat" && other.seatsFree >= seats)
    .slice(0, shownDates)
    .map(({ id, departureDate, seatsFree }) => ({ tourId: id, departureDate, seatsFree }));

/** @throws Problem 422 naming `seatsFree`, 409 where nothing can be given any more */
export const requireGivable = (
  request: StoredRequest,
  departure: AskedDeparture | null,
  today: string,
): AskedDeparture => {
  const obstacle = obstacleOf(request, departure, today);
  if (obstacle === null && departure) return departure;
  const isFewer = departure !== null && obstacle?.includes(" asked, ");
  if (!isFewer) throw inTheWay("No seats can be given", obstacle ?? "");
  const errors = [{ path: "seatsFree", message: obstacle ?? "" }];
  throw new Problem(422, obstacle ?? "", { errors, seatsFree: departure.tour.seatsFree });
};

const givingOf = async (
  db: Database,
  { seatGiving }: DeskScene,
  { market, seats }: StoredRequest,
  { tour }: AskedDeparture,
): Promise<DeskRequest["giving"]> => ({
  tourVersion: tour.version,
  ...(await seatGiving.preview({ db, market }, tour, seats)),
});

export const toDeskRequest = async (
  db: Database,
  scene: DeskScene,
  row: StoredRequest,
): Promise<DeskRequest> => {
  const { market, today } = marketDay(scene, row.market);
  const departure = await departureById(db, row.market, row.tour_id);
  const words = await wordsOf(db, row);
  const people = [row.owner, ...words.map(({ author }) => author)].filter(
    (email) => email !== null,
  );
  const names = await namesByEmail(db, people);
  const obstacle = obstacleOf(row, departure, today);
  const tour = departure?.tour;
  return {
    ...toListed(scene, row, names),
    phone: row.phone,
    question: row.question,
    bill: row.bill,
    language: market.englishLanguageLabel,
    words: words.map(({ at, kind, author, text }) => ({
      at: at.toISOString(),
      kind,
      author: author === null ? null : (names.get(author) ?? author),
      text,
    })),
    departure: tour
      ? {
          travelId: tour.travelId,
          status: tour.status,
          peopleIn: tour.peopleIn,
          peopleMinimum: tour.peopleMinimum,
          seatsFree: tour.seatsFree,
          seatsTotal: tour.seatsTotal,
          interested: tour.interested,
        }
      : null,
    otherSeats: await otherSeatsAsked(db, row),
    giving: departure && obstacle === null ? await givingOf(db, scene, row, departure) : null,
    obstacle,
    takingBack:
      departure && takeBackObstacle(row, departure, today) === null
        ? takingBackOf(row, departure)
        : null,
    otherDates: departure && isOpen(row.state) ? await otherDatesOf(db, row, departure, today) : [],
    ...draftsOf(scene, row, departure),
  };
};

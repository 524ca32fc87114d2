import { isDeepStrictEqual } from "node:util";
import { formatDate } from "#markets/format.ts";
import { daysBetween } from "#markets/days.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { counted } from "#platform/counted.ts";
import type { Tour, TourDraft, TourInput } from "../contract.ts";
import { cancelledText, tourErrors } from "../rules.ts";
import type { LeaderOfTours, TravelOfTours } from "../stored-tours.ts";

/** A departure as it would be stored, with the numbers that the server holds. */
export const toTourInput = (
  draft: TourDraft,
  code: string,
  travelId: string,
  before: Tour | null,
): TourInput => {
  const peopleIn = before?.peopleIn ?? 0;
  return {
    ...draft,
    code,
    travelId,
    peopleIn,
    peopleNeeded: Math.max(0, draft.peopleMinimum - peopleIn),
    interested: before?.interested ?? 0,
  };
};

/** Without what the server alone writes of a row. */
export const inputOf = ({
  id: _id,
  version: _version,
  updatedAt: _at,
  cancellation: _cancellation,
  ...input
}: Tour): TourInput => input;

const fieldOf = (tour: TourInput, path: string): unknown =>
  Object.entries(tour).find(([name]) => name === path)?.[1];

/**
 * What is wrong with a departure. What stood there before, in a field that stays as it is, hinders
 * no save of other fields: it is a warning. People come and go, staff set the status, and rules may
 * be younger than the departure.
 */
const sinceBefore = (
  before: TourInput | null,
  after: TourInput,
  errorsOf: (tour: TourInput) => readonly RuleError[],
) => {
  const stood = before ? errorsOf(before) : [];
  const isOld = ({ path, message }: RuleError) =>
    before !== null &&
    stood.some((each) => each.path === path && each.message === message) &&
    isDeepStrictEqual(fieldOf(before, path), fieldOf(after, path));
  const found = errorsOf(after);
  return {
    errors: found.filter((error) => !isOld(error)),
    warnings: found.filter(isOld),
  };
};

/** The segment of an address at which each travel has its itinerary, so that no code may be it. */
const itineraryWord = (market: string): string =>
  pathOf(marketById(market).id, "travels-travel-itinerary", { travel: "-" })?.split("/").at(-1) ??
  "";

type Scene = Readonly<{
  market: string;
  today: string;
  travel: TravelOfTours;
  leaders: ReadonlyMap<string, LeaderOfTours>;
}>;

const lengthWarnings = (after: TourInput, { travel }: Scene): readonly RuleError[] => {
  const days = daysBetween(after.startDate, after.endDate) + 1;
  if (days === travel.days) return [];
  return [
    {
      path: "endDate",
      message: `The programme lasts ${counted(days, "day")}, the travel says ${travel.days}.`,
    },
  ];
};

/** Departures of the past are saved too, but none is moved there. */
const dayErrors = (before: TourInput | null, { departureDate }: TourInput, { today }: Scene) =>
  departureDate !== before?.departureDate && departureDate <= today
    ? [{ path: "departureDate", message: "It leaves after today." }]
    : [];

const ownErrors = (tour: TourInput, { market, leaders }: Scene): readonly RuleError[] => {
  const errors: RuleError[] = [];
  const { coordinatorId, code } = tour;
  if (tour.endDate >= "2100")
    errors.push({ path: "endDate", message: "It is back before the year 2100." });
  if (coordinatorId !== null && !leaders.has(coordinatorId))
    errors.push({ path: "coordinatorId", message: "There is no such coordinator here." });
  if (code === itineraryWord(market))
    errors.push({ path: "code", message: "The itinerary has this address." });
  return errors;
};

/** What is cancelled stays as it was, so that it can be taken back as a whole. */
const cancelledErrors = (before: Tour | null, after: TourInput): readonly RuleError[] =>
  before === null || before.cancellation === null || isDeepStrictEqual(inputOf(before), after)
    ? []
    : [{ path: "id", message: cancelledText(before.cancellation) }];

/** The errors and warnings of one row that need no other row. */
export const checkRow = (before: Tour | null, after: TourInput, scene: Scene) => {
  const { errors, warnings } = sinceBefore(before, after, (tour) => [
    ...tourErrors(tour),
    ...ownErrors(tour, scene),
  ]);
  return {
    errors: [...cancelledErrors(before, after), ...errors, ...dayErrors(before, after, scene)],
    warnings: [...warnings, ...lengthWarnings(after, scene)],
  };
};

const letters = "bcdefghijklmnopqrstuvwxyz";

/** A code that names the departure day; a second departure of a day gets a letter. */
export const freeCode = (departureDate: string, taken: ReadonlySet<string>): string => {
  const codes = [departureDate, ...letters.split("").map((letter) => `${departureDate}-${letter}`)];
  return codes.find((code) => !taken.has(code)) ?? `${departureDate}-${taken.size}`;
};

/** What the audit calls a departure. */
export const nameOfTour = (travel: TravelOfTours, { departureDate }: TourInput): string =>
  `${travel.name}, ${formatDate(departureDate)}`;

/** What staff write of a stored departure. */
export const toDraft = ({
  id: _id,
  version: _version,
  updatedAt: _updatedAt,
  travelId: _travelId,
  peopleIn: _peopleIn,
  peopleNeeded: _peopleNeeded,
  interested: _interested,
  cancellation: _cancellation,
  ...draft
}: Tour): TourDraft => draft;

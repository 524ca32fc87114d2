import type { Office } from "../../journeys/office.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import type { FreeCoordinator } from "#features/catalogue/tours/free-coordinators/free-contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { toDraft } from "#features/catalogue/tours/save/row-rules.ts";
import { changePrice } from "#features/catalogue/tours/planning/reprice.ts";
import { draftLike } from "#features/catalogue/tours/planning/series.ts";
import type { Passengers } from "#features/catalogue/tours/passengers/passenger-contract.ts";
import type { TravelInput } from "#features/catalogue/travels/contract.ts";
import { addDays, weekdayOf } from "#markets/days.ts";
import { countryName } from "#markets/places/display-names.ts";
import { typedSlug } from "#platform/browser/typed-slug.ts";
import { answerOf, everyItem } from "./answers.ts";

type Named = Readonly<{ id: string; name: string }>;
/** @property letters that find it among all travels */
type Found = Named & Readonly<{ letters: string }>;

export type NewPrice = Readonly<{ tour: ListedTour; cents: number }>;

/** What is to be done, from the data that both compared systems begin with. */
export type Jobs = Readonly<{
  /** Twelve departures every second week, like the last one of the travel. */
  twelve: Readonly<{ travel: Found; template: ListedTour; drafts: readonly TourDraft[] }>;
  /** The summer of a travel becomes 5 % dearer, in whole amounts. */
  season: Readonly<{ travel: Found; prices: readonly NewPrice[] }>;
  /** Somebody is away for a month; somebody who is free leads their groups. */
  month: Readonly<{
    leader: Named;
    other: Named;
    from: string;
    to: string;
    tours: readonly ListedTour[];
  }>;
  /** A group that lacks one person, and is to leave with those who are in. */
  confirmed: Readonly<{ travel: Found; tour: ListedTour }>;
  /** A travel of a trip that the company does not have yet. */
  written: Readonly<{ travel: WrittenTravel; trip: WrittenTrip; destination: Named }>;
  leaderless: Readonly<{ today: string; until: string; count: number }>;
}>;

/** The parts of a travel without which it is not published, and those that sell it. */
export type WrittenTravel = Pick<
  TravelInput,
  "name" | "tagline" | "story" | "highlights" | "included" | "excluded" | "moods"
> &
  Readonly<{
    days: readonly Readonly<{ sleep: string; text: string }>[];
    pot: Readonly<{ low: number; high: number }>;
  }>;

/** @property name of the country in English */
export type WrittenTrip = Readonly<{
  code: string;
  country: Readonly<{ code: string; name: string }>;
}>;

const weeksApart = 2;
const percent = 5;
const horizonDays = 90;
const season = { from: "06-01", to: "08-31" } as const;
const seasonSize = 12;

const fewestLetters = 4;

/** The beginning of a word that stands in no other name. */
const lettersOf = (name: string, names: readonly string[]): string => {
  const others = names.filter((each) => each !== name).map((each) => each.toLowerCase());
  const words = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= fewestLetters);
  for (let length = fewestLetters; length < 20; length += 1)
    for (const word of words) {
      const letters = word.slice(0, length);
      if (letters.length === length && !others.some((each) => each.includes(letters)))
        return letters;
    }
  return name;
};

const isPlain = ({ status, coordinator, promo, fullPriceCents, peopleIn }: ListedTour): boolean =>
  status === "PLANNED" && !coordinator && !promo && fullPriceCents === null && peopleIn === 0;

type Find = (travel: Named) => Found;

const twelveOf = async (
  office: Office,
  tours: readonly ListedTour[],
  find: Find,
): Promise<Jobs["twelve"]> => {
  const template = tours.at(-1);
  if (!template) throw new Error("The travel has no departures.");
  for (let week = 1; week < 10; week += 1) {
    const from = addDays(template.departureDate, 7 * week);
    const rule = {
      from,
      count: seasonSize,
      weekday: weekdayOf(from),
      everyWeeks: weeksApart,
      skipHolidays: true,
      skipDays: [],
    };
    const path = `it/travels/${template.travel.id}/tours/series?dryRun=true`;
    const body = { rule, templateId: template.id, isPublished: true };
    const { series } = await answerOf<{ series: { leftOut: readonly unknown[] } }>(
      office,
      "POST",
      path,
      body,
    );
    if (series.leftOut.length === 0)
      return {
        travel: find(template.travel),
        template,
        drafts: Array.from({ length: seasonSize }, (_, index) =>
          draftLike(toDraft(template), addDays(from, 7 * weeksApart * index)),
        ),
      };
  }
  throw new Error(`${template.travel.name} has no twelve days without holidays.`);
};

/** Travels with twelve plain prices in the coming summer. */
const seasonsOf = (
  all: readonly ListedTour[],
  year: string,
  find: Find,
): readonly Jobs["season"][] => {
  const inSeason = all.filter(
    ({ departureDate }) =>
      departureDate >= `${year}-${season.from}` && departureDate <= `${year}-${season.to}`,
  );
  return [...Map.groupBy(inSeason, ({ travel }) => travel.id).values()]
    .filter((tours) => tours.length === seasonSize && tours.every((tour) => !tour.fullPriceCents))
    .flatMap((tours) => {
      const [first] = tours;
      const change = { kind: "percent", percent } as const;
      return first
        ? {
            travel: find(first.travel),
            prices: tours.map((tour) => ({
              tour,
              cents: changePrice(tour.priceCents, change, "unit"),
            })),
          }
        : [];
    });
};

const monthSize = 3;

const freeFor = async (
  office: Office,
  { departureDate, endDate }: ListedTour,
): Promise<readonly FreeCoordinator[]> => {
  const path = `it/coordinators/free?from=${departureDate}&to=${endDate}&pageSize=100`;
  type Answer = Readonly<{ items: readonly FreeCoordinator[] }>;
  const { items } = await answerOf<Answer>(office, "GET", path);
  return items.filter(({ isFree, isShown }) => isFree && isShown);
};

/** A coordinator who leads three groups of a month, and somebody who is free for all three. */
const monthOf = async (
  office: Office,
  all: readonly ListedTour[],
  month: string,
): Promise<Jobs["month"] | null> => {
  const from = `${month}-01`;
  const to = endOfMonth(from);
  const led = all.filter(
    ({ coordinator, departureDate, endDate }) =>
      coordinator && departureDate <= to && endDate >= from,
  );
  for (const tours of Map.groupBy(led, ({ coordinator }) => coordinator?.id).values()) {
    const leader = tours[0]?.coordinator;
    if (!leader || tours.length !== monthSize) continue;
    const [first = [], ...others] = await Promise.all(tours.map((tour) => freeFor(office, tour)));
    const other = first.find(({ id }) =>
      others.every((free) => free.some((each) => each.id === id)),
    );
    if (other) return { leader, other, from, to, tours };
  }
  return null;
};

/** The first months of a year in which it can be done, each for one round. */
const monthsOf = async (
  office: Office,
  all: readonly ListedTour[],
  year: string,
  rounds: number,
): Promise<readonly Jobs["month"][]> => {
  const found: Jobs["month"][] = [];
  for (let month = 1; month <= 12 && found.length < rounds; month += 1) {
    const one = await monthOf(office, all, `${year}-${String(month).padStart(2, "0")}`);
    if (one) found.push(one);
  }
  return found;
};

const endOfMonth = (first: string): string => {
  const next = addDays(first, 31);
  return addDays(next, -Number(next.slice(8)));
};

const writtenTravel = (round: number): WrittenTravel => ({
  name: `Tre giorni di prova ${round}`,
  tagline: "Dal lago alle malghe, e ritorno a piedi",
  story: "Si parte piano, lungo l’acqua, e si sale finché il lago sembra un foglio.",
  highlights: ["La notte in malga", "Il bagno all’alba"],
  included: ["Un coordinatore per tutto il viaggio", "Due notti", "Le colazioni"],
  excluded: ["Il viaggio di andata e ritorno", "La cassa comune"],
  moods: ["nature", "relax"],
  days: [
    { sleep: "Riva", text: "Il gruppo si incontra in stazione e cammina lungo il lago." },
    { sleep: "Malga Palaer", text: "Si sale per il sentiero vecchio; la cena è in malga." },
    { sleep: "Ledro", text: "Si scende a Ledro, un bagno e poi il pullman." },
  ],
  pot: { low: 60, high: 90 },
});

/** Adds the people who are missing to a group, but one. */
const fill = async (office: Office, { id, peopleNeeded }: ListedTour): Promise<ListedTour> => {
  const path = `it/tours/${id}/passengers`;
  const { items } = await answerOf<Passengers>(office, "GET", path);
  const one = { id: null, firstTimer: null, previousTrips: null, gender: null, ageBand: null };
  const more = Array.from({ length: peopleNeeded - 1 }, () => one);
  await answerOf(office, "PUT", path, { items: [...items, ...more] });
  return answerOf<ListedTour>(office, "GET", `it/tours/${id}`);
};

/** Those that have to be decided first, which the start page shows. */
const undecidedOf = async (office: Office, rounds: number): Promise<readonly ListedTour[]> => {
  const filter = "when=upcoming&published=true&undecided=true&sort=decision";
  const path = `it/tours?${filter}&pageSize=${rounds}`;
  return (await answerOf<{ items: readonly ListedTour[] }>(office, "GET", path)).items;
};

type Destination = Named & Readonly<{ kind: string; code: string }>;

/** The trip is called after its travel, and leads to a country that visitors can look for. */
const writtenOf = (round: number, { id, name, code }: Destination): Jobs["written"] => {
  const travel = writtenTravel(round);
  return {
    travel,
    trip: {
      code: typedSlug(travel.name, "it"),
      country: { code, name: countryName(code, "en") },
    },
    destination: { id, name },
  };
};

/** The jobs of each round: every round has records of its own. */
export const readJobs = async (
  office: Office,
  rounds: number,
  today: string,
): Promise<readonly Jobs[]> => {
  const all = (await everyItem<ListedTour>(office, "it/tours")).filter(({ isPast }) => !isPast);
  const destinations = await everyItem<Destination>(office, "it/destinations");
  const destination = destinations.find(({ kind }) => kind === "country");
  const year = String(Number(today.slice(0, 4)) + 1);
  const names = [...new Set(all.map(({ travel }) => travel.name))];
  const find: Find = ({ id, name }) => ({ id, name, letters: lettersOf(name, names) });
  const seasons = seasonsOf(all, year, find);
  const months = await monthsOf(office, all, year, rounds);
  const byTravel = [...Map.groupBy(all, ({ travel }) => travel.id).values()].filter(
    (tours) => tours.length > 20 && isPlain(tours.at(-1) ?? tours[0]!),
  );
  const undecided = await undecidedOf(office, rounds);
  const until = addDays(today, horizonDays);
  const count = all.filter(
    ({ coordinator, departureDate, isPublished, travel }) =>
      !coordinator && isPublished && travel.isPublished && departureDate <= until,
  ).length;
  const jobs: Jobs[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const tours = byTravel[round] ?? [];
    const [month, one, tour] = [months[round], seasons[round], undecided[round]];
    if (!month || !one || !tour || !destination)
      throw new Error(`The demo has ${months.length} months, ${seasons.length} seasons.`);
    jobs.push({
      twelve: await twelveOf(office, tours, find),
      season: one,
      month,
      confirmed: { travel: find(tour.travel), tour: await fill(office, tour) },
      written: writtenOf(round, destination),
      leaderless: { today, until, count },
    });
  }
  return jobs;
};

import { addDays } from "#markets/days.ts";
import { formatDate } from "#markets/format.ts";
import {
  type Absence,
  type Conflict,
  conflictsOf,
  daysAtHome,
} from "#features/catalogue/coordinators/agenda-rules.ts";
import { collatorOf } from "#platform/texts/collator.ts";
import { counted } from "#platform/counted.ts";

type Group = Absence & Readonly<{ key: string; travelId: string; travelName: string }>;

type Unavailable = Readonly<{ from: string; to: string }>;

export type Candidate = Readonly<{
  id: string;
  name: string;
  /** ISO 639-1 codes. */
  languages: readonly string[];
  tripsLed: number;
  /** The mean of the stars of their reviews; null without any. */
  rating: number | null;
  /** How many times they led the travel in question. */
  timesLed: number;
  /** Their other groups around the days in question. */
  groups: readonly Group[];
  /** Days on which they are not available. */
  absences: readonly Unavailable[];
  /** The day on which they said no to the departure in question; null where they did not. */
  declinedOn: string | null;
}>;

export type Ranked<Each extends Candidate> = Readonly<{
  candidate: Each;
  /** By `isFreeFor`. */
  isFree: boolean;
  /** Whether they are available, and no group of theirs is on the road, on all of the days. */
  isHome: boolean;
  conflicts: readonly Conflict<Group>[];
  /** The first day at home after the group before; null where none comes shortly before. */
  freeFrom: string | null;
  daysAtHome: ReturnType<typeof daysAtHome>;
  /** Languages of the travel's countries that they speak, and those that they do not. */
  speaks: readonly string[];
  lacks: readonly string[];
  /** For staff, in the order of importance. */
  reasons: readonly string[];
}>;

const languageNames = new Intl.DisplayNames(["en"], { type: "language" });

const nameOf = (language: string): string => languageNames.of(language) ?? language;

/** The language that most people speak in a country (CLDR's likely subtags); null if unknown. */
export const languageOf = (country: string): string | null => {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return language === "und" ? null : language;
};

/** `home 2 days before Nilo`, which leaves then. */
const homeText = (absence: Absence, { days, with: group }: Conflict<Group>): string => {
  const home = days === 0 ? "no day at home" : `home ${counted(days, "day")}`;
  const side = group.departureDate > absence.endDate ? "before" : "after";
  return `${home} ${side} ${group.travelName}`;
};

const conflictReason = (absence: Absence, conflict: Conflict<Group>): string => {
  const { kind, with: group } = conflict;
  return kind === "home"
    ? homeText(absence, conflict)
    : `leads ${group.travelName} from ${formatDate(group.departureDate)} to ${formatDate(group.endDate)}`;
};

const times = (count: number): string =>
  ["", "led it once", "led it twice"][count] ?? `led it ${count} times`;

const absencesOn = ({ absences }: Pick<Candidate, "absences">, absence: Absence) =>
  absences.filter(({ from, to }) => from <= absence.endDate && to >= absence.departureDate);

/**
 * Whether somebody is free for a group: available and with no other group on all of its days, with
 * `minDaysAtHome` before and after it, and they have not said no to it. Every count of who is free,
 * and every list of them, goes by it.
 */
export const isFreeFor = (
  {
    groups,
    absences,
    declinedOn,
  }: Readonly<{ groups: readonly Absence[] }> & Pick<Candidate, "absences" | "declinedOn">,
  absence: Absence,
): boolean =>
  declinedOn === null &&
  absencesOn({ absences }, absence).length === 0 &&
  conflictsOf(absence, groups).length === 0;

const rank = <Each extends Candidate>(
  candidate: Each,
  absence: Absence,
  wanted: readonly string[],
): Ranked<Each> => {
  const conflicts = conflictsOf(absence, candidate.groups);
  const before = candidate.groups.filter(({ endDate }) => endDate < absence.departureDate);
  const last = before
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
  const freeFrom = last === undefined ? null : addDays(last, 1);
  const away = absencesOn(candidate, absence);
  const isFree = isFreeFor(candidate, absence);
  const speaks = wanted.filter((language) => candidate.languages.includes(language));
  const lacks = wanted.filter((language) => !candidate.languages.includes(language));
  const { declinedOn } = candidate;
  return {
    candidate,
    isFree,
    isHome: away.length === 0 && conflicts.every(({ kind }) => kind === "home"),
    conflicts,
    freeFrom,
    daysAtHome: daysAtHome(absence, candidate.groups),
    speaks,
    lacks,
    reasons: [
      ...away.map(({ from, to }) => `not available from ${formatDate(from)} to ${formatDate(to)}`),
      ...(declinedOn === null ? [] : [`said no on ${formatDate(declinedOn)}`]),
      ...conflicts.map((conflict) => conflictReason(absence, conflict)),
      ...(isFree ? [freeFrom === null ? "free" : `free from ${formatDate(freeFrom)}`] : []),
      ...(candidate.timesLed > 0 ? [times(candidate.timesLed)] : []),
      ...speaks.map((language) => `speaks ${nameOf(language)}`),
      ...lacks.map((language) => `speaks no ${nameOf(language)}`),
    ],
  };
};

/** Free, at home for too few days or unwilling, away for some days, away for all. */
const availability = ({ isFree, isHome, conflicts }: Ranked<Candidate>): number => {
  if (isFree) return 0;
  if (isHome) return 1;
  return conflicts.some(({ kind }) => kind === "same-days") ? 3 : 2;
};

/**
 * Who could lead a group on some days: those who are free first, then those who have led the travel
 * most often, who speak its languages, and whom travellers liked best.
 * @param wanted languages of the travel's countries
 * @param language that of the names
 */
export const rankCoordinators = <Each extends Candidate>(
  candidates: readonly Each[],
  absence: Absence,
  wanted: readonly string[],
  language: string,
): readonly Ranked<Each>[] =>
  candidates
    .map((candidate) => rank(candidate, absence, wanted))
    .toSorted(
      (a, b) =>
        availability(a) - availability(b) ||
        b.candidate.timesLed - a.candidate.timesLed ||
        b.speaks.length - a.speaks.length ||
        (b.candidate.rating ?? 0) - (a.candidate.rating ?? 0) ||
        b.candidate.tripsLed - a.candidate.tripsLed ||
        collatorOf(language).compare(a.candidate.name, b.candidate.name),
    );

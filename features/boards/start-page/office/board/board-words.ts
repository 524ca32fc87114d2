import type { Day } from "#markets/days.ts";
import { formatTime, formatWeekday } from "#markets/format.ts";
import type { Board, CardKey } from "#features/records/board/board-contract.ts";
import { counted } from "#platform/counted.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const monthOf = (day: Day): string => months[Number(day.slice(5, 7)) - 1] ?? "";
const numberOf = (day: Day): number => Number(day.slice(8));

/** `Monday 23 November` */
export const titleDay = (day: Day): string =>
  `${formatWeekday(day, "en", { length: "long" })} ${numberOf(day)} ${monthOf(day)}`;

/** `23 Nov` */
export const stripDay = (day: Day): string => `${numberOf(day)} ${monthOf(day).slice(0, 3)}`;

/** `16 things want you, 2 of them today` */
export const waitingWords = ({
  waiting,
  dueToday,
}: Pick<Board, "waiting" | "dueToday">): string => {
  if (waiting === 0) return "nothing wants you";
  const all = counted(waiting, "thing wants you", "things want you");
  return dueToday === 0 ? all : `${all}, ${dueToday} of them today`;
};

/** By the clock of the market; a market that is not known greets at any hour. */
export const greeting = (
  at: Date,
  name: string,
  market: Readonly<{ timeZone: string }> | null,
): string => {
  const hour = market ? Number(formatTime(at, market).slice(0, 2)) : null;
  const [first = name] = name.split(" ");
  if (hour === null) return `Hello, ${first}`;
  if (hour < 12) return `Good morning, ${first}`;
  return hour < 18 ? `Good afternoon, ${first}` : `Good evening, ${first}`;
};

export const cardTitles: Readonly<Record<CardKey, string>> = {
  decisions: "Departures to decide",
  coordinators: "Leaving soon without a coordinator",
  requests: "Requests that wait over a day",
  wrong: "Wrong or missing",
  publishing: "Publishing planned",
  live: "Before it goes live",
  machine: "The machine room",
  eye: "Waiting for your eye",
  others: "Others at work",
  own: "Go on where you were",
  writing: "To write",
  broken: "Broken",
  markets: "Other markets wait",
  outcomes: "How it went",
};

import type { Consequence } from "#design/office/consequences/what-will-happen.tsx";
import { formatDate, formatMoney } from "#markets/format.ts";
import type { Currency } from "#markets/market-type.ts";
import { counted } from "#platform/counted.ts";
import {
  type Decision,
  type DecisionChoice,
  undoMinutes,
} from "#features/catalogue/tours/consequences-contract.ts";
import type { DecisionKind } from "#features/catalogue/tours/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { officeStatusNames } from "#features/records/statuses/parts/office-status-names.ts";
import { flightsMayBeBought } from "#features/catalogue/tours/rules.ts";

const people = (count: number): string => counted(count, "person", "people");

const arePresent = (count: number): string => (count === 1 ? "is" : "are");

/** What a choice is called among the others. */
export const choiceTitle = (kind: DecisionKind, { peopleIn }: ListedTour): string => {
  if (kind === "confirm") return "Confirm";
  return kind === "cancel" ? "Cancel" : `Lower the minimum to ${peopleIn} and confirm`;
};

/** The quiet line below a choice: why it is locked, or what it means. */
export const choiceLine = ({ kind, refusal }: DecisionChoice, { peopleIn }: ListedTour): string => {
  if (refusal !== null) return refusal;
  if (kind !== "cancel") return `${peopleIn} ${arePresent(peopleIn)} in and would leave.`;
  if (peopleIn === 0) return "Nobody is in.";
  return peopleIn === 1 ? "The one gets everything back." : `The ${peopleIn} get everything back.`;
};

export const decideButton = (kind: DecisionKind, { peopleIn }: ListedTour): string => {
  if (kind === "confirm") return "Confirm";
  if (kind === "lowerAndConfirm") return `Lower to ${peopleIn} and confirm`;
  return peopleIn === 0 ? "Cancel the departure" : `Cancel the departure for ${people(peopleIn)}`;
};

const moneySentence = (
  { money }: DecisionChoice,
  { balanceDue }: ListedTour,
  currency: Currency,
): Consequence[] => {
  if (money === null) return [];
  const { kind, people: count, eachCents, sumCents } = money;
  const sum = `${count} × ${formatMoney(eachCents, currency)}, ${formatMoney(sumCents, currency)}`;
  if (kind === "balance") {
    const line = `Balance on ${formatDate(balanceDue)}, as before, at today's price.`;
    return [{ icon: "money", text: `Still to come: ${sum}`, lines: [line] }];
  }
  const [noun, rest] =
    kind === "deposits"
      ? ["deposit", "Whoever has paid all gets all back."]
      : ["price", "At today's price."];
  const goes = count === 1 ? "goes back" : "go back";
  return [
    {
      icon: "money",
      text: `${counted(count, noun)} ${goes}: ${sum}`,
      lines: [`${rest} Nothing is paid from here.`],
    },
  ];
};

const minimumSentence = ({ minimum }: DecisionChoice): Consequence[] =>
  minimum === null
    ? []
    : [
        {
          icon: "people",
          text: `The smallest group becomes ${minimum.to} instead of ${minimum.from}`,
          lines: ["For this departure only; other dates keep theirs."],
        },
      ];

const pageWords = ({ isPublished, travel }: ListedTour, flights: boolean): string => {
  if (!isPublished || !travel.isPublished) return "It is not published, so that nobody reads it.";
  return flights
    ? "The trip's page says “You can book your flights”."
    : "The trip's page says “Wait for confirmation before buying flights”.";
};

const statusSentence = ({ status }: DecisionChoice, tour: ListedTour): Consequence[] =>
  status === null
    ? []
    : [
        {
          icon: "check",
          text: `${officeStatusNames[status.from]} becomes ${officeStatusNames[status.to]}`,
          lines: [
            `${counted(tour.seatsFree, "seat stays", "seats stay")} open. ${pageWords(tour, flightsMayBeBought(status.to))}`,
          ],
        },
      ];

const dateWords = (dates: Decision["otherDates"]): string => {
  const days = dates.map(({ departureDate }) => formatDate(departureDate)).join(" and ");
  return dates.length === 1 ? `${days} has seats` : `${days} have seats`;
};

const toldSentence = (
  { kind }: DecisionChoice,
  { tour: { peopleIn }, otherDates }: Decision,
): Consequence[] => {
  if (peopleIn === 0) return [];
  const text = `${people(peopleIn)} ${peopleIn === 1 ? "has" : "have"} to be told by hand`;
  if (kind !== "cancel") return [{ icon: "mail", text, lines: ["Nothing is mailed from here."] }];
  const instead =
    otherDates.length === 0
      ? "All the money back; no other date has seats for all."
      : `All the money back, or another date: ${dateWords(otherDates)}.`;
  return [{ icon: "mail", text, lines: [instead, "Nothing is mailed from here."] }];
};

const leaderSentence = (
  { kind }: DecisionChoice,
  { tour: { coordinator }, freeCoordinators, whoIsFree }: Decision,
): Consequence[] => {
  if (kind === "cancel")
    return coordinator === null
      ? []
      : [{ icon: "person", text: `${coordinator.name} is free on these days`, lines: [] }];
  if (coordinator !== null) return [];
  const free = `${freeCoordinators} ${arePresent(freeCoordinators)} free for these days.`;
  return [
    {
      icon: "person",
      kind: "warning",
      text: "It has no coordinator yet",
      lines: [free],
      more: { to: whoIsFree, text: "Who is free?" },
    },
  ];
};

const siteSentence = (
  { kind }: DecisionChoice,
  { isPublished, travel }: ListedTour,
): Consequence[] =>
  kind !== "cancel" || !isPublished || !travel.isPublished
    ? []
    : [
        {
          icon: "globe",
          text: "The departure leaves the site",
          lines: ["Its address says “The tour is no longer available” and shows other dates."],
        },
      ];

const undoSentence = ({ kind }: DecisionChoice): Consequence =>
  kind === "cancel"
    ? {
        icon: "warning",
        kind: "wrong",
        text: `It cannot be undone after ${undoMinutes} minutes`,
        lines: [],
      }
    : { icon: "undo", text: `Undo for ${undoMinutes} minutes`, lines: [] };

/** What follows from a choice, by the server's own facts. */
export const decisionConsequences = (
  choice: DecisionChoice,
  decision: Decision,
  currency: Currency,
): readonly Consequence[] => [
  ...minimumSentence(choice),
  ...statusSentence(choice, decision.tour),
  ...toldSentence(choice, decision),
  ...moneySentence(choice, decision.tour, currency),
  ...siteSentence(choice, decision.tour),
  ...leaderSentence(choice, decision),
  undoSentence(choice),
];

/** What was done, in a few words. */
export const decidedWords = ({ decided, peopleMinimum, peopleIn, cancellation }: ListedTour) => {
  if (cancellation) return `Cancelled: ${cancellation.reason}`;
  const status = `${peopleIn} ${arePresent(peopleIn)} in`;
  return decided?.kind === "lowerAndConfirm"
    ? `The minimum is ${peopleMinimum}; confirmed, ${status}`
    : `Confirmed, ${status}`;
};

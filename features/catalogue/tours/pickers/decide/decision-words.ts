import type { Consequence } from "#design/office/consequences/what-will-happen.tsx";
import { formatDate, formatMoney } from "#markets/format.ts";
import type { Currency } from "#markets/market-type.ts";
import { counted } from "#platform/counted.ts";
import {
  type Decision,
  type DecisionChoice,
  undoMinutes,
} from "#features/catalogue/tours/consequences-contract.ts";
import type { ChoiceKind } from "#features/catalogue/tours/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { officeStatusNames } from "#features/records/statuses/parts/office-status-names.ts";
import { flightsMayBeBought } from "#features/catalogue/tours/rules.ts";

const people = (count: number): string => counted(count, "person", "people");

const arePresent = (count: number): string => (count === 1 ? "is" : "are");

/** What a choice is called among the others. */
export const choiceTitle = (kind: ChoiceKind, { tour, people: heard }: Decision): string => {
  if (kind === "confirm") return "Confirm";
  if (kind === "move") return "Move to another date";
  if (kind === "write")
    return heard.followers === 0
      ? "Write to those who have an alert"
      : `Write to ${heard.followers} who ${heard.followers === 1 ? "has" : "have"} an alert`;
  return kind === "cancel" ? "Cancel" : `Lower the minimum to ${tour.peopleIn} and confirm`;
};

const everythingBack = (peopleIn: number): string => {
  if (peopleIn === 0) return "Nobody is in.";
  return peopleIn === 1 ? "The one gets everything back." : `The ${peopleIn} get everything back.`;
};

/** The quiet line below a choice: why it is locked, or what it means. */
export const choiceLine = ({ kind, refusal }: DecisionChoice, decision: Decision): string => {
  const { peopleIn, decideBy, balanceDue } = decision.tour;
  const { reached } = decision.people;
  if (refusal !== null) return refusal;
  if (kind === "write")
    return `And decide on ${formatDate(decideBy)}${decideBy < balanceDue ? ", or later" : ""}.`;
  if (kind === "move")
    return `${reached === 1 ? "The one is" : `The ${reached} are`} asked; nobody is moved unasked.`;
  if (kind !== "cancel") return `${peopleIn} ${arePresent(peopleIn)} in and would leave.`;
  return everythingBack(peopleIn);
};

export const decideButton = (kind: ChoiceKind, { tour, people: heard }: Decision): string => {
  const { peopleIn } = tour;
  if (kind === "confirm") return "Confirm";
  if (kind === "move") return `Ask ${people(heard.reached)} to move`;
  if (kind === "write") return `Write to ${heard.followers}`;
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

/** Who has no address here is told by staff themselves. */
const byHand = ({ tour: { peopleIn }, people: { reached } }: Decision): string[] =>
  peopleIn === reached
    ? []
    : [
        `${people(peopleIn - reached)} ${peopleIn - reached === 1 ? "has" : "have"} no address here and ${peopleIn - reached === 1 ? "has" : "have"} to be told by hand.`,
      ];

const inLanguages = ({ people: { languages } }: Decision): string =>
  languages.length === 0
    ? ""
    : `In ${languages.join(" and ")}, when ${undoMinutes} minutes are over.`;

const alertsSentence = (
  { status }: DecisionChoice,
  { people: { followers } }: Decision,
): Consequence[] =>
  status === null || followers === 0 || !flightsMayBeBought(status.to)
    ? []
    : [
        {
          icon: "mail",
          text: `${counted(followers, "person", "people")} with an alert ${followers === 1 ? "gets" : "get"} one mail`,
          lines: ["Each in their language; one mail for all that happens within ten minutes."],
        },
      ];

const toldSentence = ({ kind }: DecisionChoice, decision: Decision): Consequence[] => {
  const { tour, otherDates, people: heard } = decision;
  if (tour.peopleIn === 0) return [];
  const { reached } = heard;
  const text =
    reached === 0
      ? `${people(tour.peopleIn)} ${tour.peopleIn === 1 ? "has" : "have"} to be told by hand`
      : `${people(reached)} ${reached === 1 ? "is" : "are"} told by mail`;
  const mailed =
    reached === 0 ? ["Nothing is mailed from here."] : [inLanguages(decision), ...byHand(decision)];
  if (kind !== "cancel") return [{ icon: "mail", text, lines: mailed }];
  const instead =
    otherDates.length === 0
      ? "All the money back; no other date has seats for all."
      : `All the money back, or another date: ${dateWords(otherDates)}.`;
  return [{ icon: "mail", text, lines: [instead, ...mailed] }];
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

/** What follows from asking people to move to a date. */
const moveConsequences = (
  decision: Decision,
  to: Decision["dates"][number] | undefined,
  until: string,
): readonly Consequence[] => {
  const { reached } = decision.people;
  if (!to) return [];
  const all = to.peopleIn + reached;
  const enough =
    all >= to.peopleMinimum
      ? "enough to confirm it"
      : `${to.peopleMinimum - all} fewer than it needs`;
  return [
    {
      icon: "mail",
      text: `${people(reached)} ${reached === 1 ? "is" : "are"} asked to move`,
      lines: [
        inLanguages(decision),
        `Free of charge; each can say yes or get all the money back, until ${formatDate(until)}.`,
        ...byHand(decision),
      ],
    },
    {
      icon: "people",
      text: `${formatDate(to.departureDate)} keeps ${reached} of its ${to.seatsFree} seats for them`,
      lines: [
        `If all say yes it has ${all} in, ${enough}. Whoever has not answered by then stands here.`,
      ],
    },
    { icon: "undo", text: `Undo for ${undoMinutes} minutes, until the mails leave`, lines: [] },
  ];
};

/** What follows for those who are in from another day of decision. */
export const movedDayHint = ({ tour, people: { reached } }: Decision): string => {
  const last = `It can be ${formatDate(tour.balanceDue)} at the latest, when the balance is due.`;
  if (tour.peopleIn === 0) return last;
  return reached === 0
    ? `${last} Nobody of those in has an address here.`
    : `${last} Moving the day tells ${reached === 1 ? "the one who is" : `the ${reached} who are`} in as well.`;
};

const movedDaySentence = (decision: Decision, decideOn: string | null): readonly Consequence[] => {
  const { peopleIn } = decision.tour;
  const { reached } = decision.people;
  if (decideOn === null || peopleIn === 0) return [];
  return [
    {
      icon: "people",
      text:
        reached === 0
          ? `${people(peopleIn)} ${peopleIn === 1 ? "has" : "have"} to be told of the day by hand`
          : `${people(reached)} ${reached === 1 ? "is" : "are"} told of the day by mail`,
      lines:
        reached === 0
          ? ["Nothing is mailed to them from here."]
          : [inLanguages(decision), ...byHand(decision)],
    },
  ];
};

const writeConsequences = (decision: Decision, decideOn: string | null): readonly Consequence[] => {
  const { tour, people: heard } = decision;
  return [
    {
      icon: "mail",
      text: `${people(heard.followers)} ${heard.followers === 1 ? "gets" : "get"} this mail, one each`,
      lines: ["All have an alert for this departure. Who only saved it is not written to."],
    },
    ...movedDaySentence(decision, decideOn),
    {
      icon: "clock",
      text: "Status and minimum stay",
      lines: [`It stays here until it is decided, by ${formatDate(decideOn ?? tour.decideBy)}.`],
    },
    {
      icon: "warning",
      text: "It leaves at once and cannot be undone",
      lines: ["It can be written again after 24 hours."],
    },
  ];
};

const undoSentence = ({ kind }: DecisionChoice, { people: heard }: Decision): Consequence => {
  const mails = heard.reached === 0 ? "" : ", until the mails leave";
  return kind === "cancel"
    ? {
        icon: "warning",
        kind: "wrong",
        text: `It cannot be undone after ${undoMinutes} minutes${heard.reached === 0 ? "" : ", when the mails leave"}`,
        lines: [],
      }
    : { icon: "undo", text: `Undo for ${undoMinutes} minutes${mails}`, lines: [] };
};

/** What was typed for a move. */
export type TypedMove = Readonly<{ toTourId: string; until: string }>;

/** What follows from a choice, by the server's own facts. */
export const decisionConsequences = (
  choice: DecisionChoice,
  decision: Decision,
  {
    currency,
    move,
    decideOn,
  }: Readonly<{
    currency: Currency;
    move: TypedMove;
    /** Null while it is decided on the day of before. */
    decideOn: string | null;
  }>,
): readonly Consequence[] => {
  if (choice.kind === "write") return writeConsequences(decision, decideOn);
  if (choice.kind === "move") {
    const to = decision.dates.find(({ id }) => id === move.toTourId);
    return moveConsequences(decision, to, move.until);
  }
  return [
    ...minimumSentence(choice),
    ...statusSentence(choice, decision.tour),
    ...toldSentence(choice, decision),
    ...alertsSentence(choice, decision),
    ...moneySentence(choice, decision.tour, currency),
    ...siteSentence(choice, decision.tour),
    ...leaderSentence(choice, decision),
    undoSentence(choice, decision),
  ];
};

/** How the asking to move stands. */
export const moveWords = ({
  departureDate,
  until,
  yes,
  no,
  waiting,
}: NonNullable<Decision["move"]>) =>
  `Asked to move to ${formatDate(departureDate)}: ${yes} said yes, ${no} no, ${waiting} have until ${formatDate(until)}.`;

/** What was done, in a few words. */
export const decidedWords = ({ decided, peopleMinimum, peopleIn, cancellation }: ListedTour) => {
  if (cancellation) return `Cancelled: ${cancellation.reason}`;
  if (decided?.kind === "move") return `${people(decided.mailedPeople)} asked to move`;
  const status = `${peopleIn} ${arePresent(peopleIn)} in`;
  return decided?.kind === "lowerAndConfirm"
    ? `The minimum is ${peopleMinimum}; confirmed, ${status}`
    : `Confirmed, ${status}`;
};

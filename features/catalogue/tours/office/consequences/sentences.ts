import type { Consequence } from "#design/office/consequences/what-will-happen.tsx";
import { formatDate } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import type { Consequences } from "#features/catalogue/tours/consequences-contract.ts";
import { flightsMayBeBought } from "#features/catalogue/tours/rules.ts";
import { counted } from "#platform/counted.ts";
import { moneyText } from "../grid/parse/amount.ts";
import { statusLabel } from "../grid/sheet/status-words.ts";

type Scene = Readonly<{
  market: Market;
  /** Address of the market's site; null without one. */ site: string | null;
}>;

type Departure = Readonly<{ id: string | null; travelId: string; departureDate: string }>;

const maxNamed = 4;
const maxLinks = 50;

/** `27/02/2027, 06/03/2027 and 3 more` */
const daysOf = (departures: readonly Departure[]): string => {
  const named = departures.slice(0, maxNamed).map(({ departureDate }) => formatDate(departureDate));
  const rest = departures.length - named.length;
  return rest > 0 ? `${named.join(", ")} and ${rest} more` : named.join(", ");
};

const peopleIn = (facts: readonly Readonly<{ peopleIn: number }>[]): number =>
  facts.reduce((sum, fact) => sum + fact.peopleIn, 0);

type WithPeople = Departure & Readonly<{ peopleIn: number }>;

/** The departures in which people are already, with their people. */
const peopleLinks = (departures: readonly WithPeople[]): Required<Consequence>["links"] =>
  departures
    .filter(({ id, peopleIn: people }) => id !== null && people > 0)
    .slice(0, maxLinks)
    .map(({ id, travelId, departureDate, peopleIn: people }) => ({
      to: `/travels/${travelId}/tours/${id}`,
      text: `${formatDate(departureDate)}: ${people}`,
    }));

const statusSentences = ({ statuses }: Consequences): readonly Consequence[] => {
  const changed = statuses.filter(({ from }) => from !== null);
  return [...Map.groupBy(changed, ({ to }) => to)].map(([to, facts]) => {
    const opensFlights =
      flightsMayBeBought(to) && facts.some(({ from }) => from && !flightsMayBeBought(from));
    const people = peopleIn(facts);
    return {
      icon: "check",
      text: `${counted(facts.length, "departure becomes", "departures become")} ${statusLabel(to)}`,
      lines: [
        daysOf(facts),
        ...(opensFlights ? ["Flights can be booked: the pages say so"] : []),
        ...(people > 0 ? [`${counted(people, "person is", "people are")} in`] : []),
      ],
      links: peopleLinks(facts),
    };
  });
};

const fromLines = ({ startingPrices }: Consequences, { market }: Scene): readonly string[] =>
  startingPrices.flatMap(({ before, after }) => {
    if (!after) return before ? ["Nobody can join a departure any more: no “from” price"] : [];
    const now = `${moneyText(after.cents, market.currency)}, of ${formatDate(after.departureDate)}`;
    if (before && before.cents === after.cents) return [`“From” stays ${now}`];
    const then = before ? `, until now ${moneyText(before.cents, market.currency)}` : "";
    return [`“From” becomes ${now}${then}`];
  });

const priceSentences = (all: Consequences, scene: Scene): readonly Consequence[] => {
  const { prices, paidMore, paidLess } = all;
  const { currency } = scene.market;
  const down = prices.filter(({ fromCents, toCents }) => toCents < fromCents);
  const up = prices.filter(({ fromCents, toCents }) => toCents > fromCents);
  const same = prices.filter(({ fromCents, toCents }) => toCents === fromCents);
  const sentence = (facts: typeof prices, one: string, many: string, extra: readonly string[]) => {
    const targets = new Set(facts.map(({ toCents }) => toCents));
    const to = targets.size === 1 ? ` to ${moneyText(facts[0]?.toCents ?? 0, currency)}` : "";
    const crossed = facts.filter(({ wasCents }) => wasCents !== null).slice(0, maxNamed);
    return {
      icon: "sliders" as const,
      text: `${counted(facts.length, one, many)}${to}`,
      lines: [
        daysOf(facts),
        ...crossed.map(
          ({ departureDate, wasCents, percentOff }) =>
            `${formatDate(departureDate)} shows ${moneyText(wasCents ?? 0, currency)} crossed out and -${percentOff} %`,
        ),
        ...extra,
      ],
      ...(extra.length > 0 && { links: peopleLinks(facts) }),
    };
  };
  const found: Consequence[] = [];
  if (down.length > 0)
    found.push(
      sentence(
        down,
        "price goes down",
        "prices go down",
        paidMore > 0 ? [`${counted(paidMore, "person", "people")} already in paid more`] : [],
      ),
    );
  if (up.length > 0)
    found.push(
      sentence(
        up,
        "price goes up",
        "prices go up",
        paidLess > 0 ? [`${counted(paidLess, "person", "people")} already in paid less`] : [],
      ),
    );
  if (same.length > 0)
    found.push(sentence(same, "price is shown in another way", "prices are shown otherwise", []));
  const lines = fromLines(all, scene);
  const [first, ...others] = found;
  if (first) return [{ ...first, lines: [...lines, ...(first.lines ?? [])] }, ...others];
  const isMoved = all.startingPrices.some(({ before, after }) => before?.cents !== after?.cents);
  return isMoved ? [{ icon: "sliders", text: lines[0] ?? "", lines: [] }] : [];
};

const namesOf = (facts: Consequences["coordinators"]): string =>
  [...new Set(facts.map(({ after }) => after?.name ?? ""))].join(", ");

/** Who is written to, and whom staff ask by themselves. */
const askedSentences = (facts: Consequences["coordinators"]): readonly Consequence[] => {
  const mailed = facts.filter(({ asked }) => asked === "mail");
  const byStaff = facts.filter(({ asked }) => asked === "staff");
  // One mail a person, whatever the number of their departures.
  const people = new Set(mailed.map(({ after }) => after?.id)).size;
  const sentences: Consequence[] = [];
  if (people > 0)
    sentences.push({
      icon: "mail",
      text: counted(people, "e-mail asks a coordinator", "e-mails ask coordinators"),
      lines: [
        namesOf(mailed),
        ...(mailed.length > people
          ? [`about ${mailed.length} departures, each with a link of its own`]
          : []),
      ],
    });
  if (byStaff.length > 0)
    sentences.push({
      icon: "person",
      text: `Ask ${namesOf(byStaff)} yourself`,
      lines: ["No e-mail address is known: write the answer down at the departure"],
    });
  return sentences;
};

const coordinatorSentences = ({ coordinators }: Consequences): readonly Consequence[] => {
  if (coordinators.length === 0) return [];
  const got = coordinators.filter(({ after }) => after !== null);
  const lost = coordinators.filter(({ after }) => after === null);
  const conflicts = coordinators.flatMap(({ after, conflicts: found }) =>
    found.map(({ kind, days, travelName, departureDate }): Consequence => {
      const name = after?.name ?? "The coordinator";
      const other = `${travelName} of ${formatDate(departureDate)}`;
      const text =
        kind === "home"
          ? `${name} has ${counted(days, "day", "days")} at home beside ${other}`
          : `${name} overlaps with ${other} by ${counted(days, "day", "days")}`;
      return { icon: "warning", kind: "warning", text };
    }),
  );
  const absences = coordinators.flatMap(({ after, absences: found }) =>
    found.map(({ from, to }): Consequence => ({
      icon: "warning",
      kind: "warning",
      text: `${after?.name ?? "The coordinator"} is not available from ${formatDate(from)} to ${formatDate(to)}`,
    })),
  );
  const sentences: Consequence[] = [];
  if (got.length > 0)
    sentences.push({
      icon: "person",
      text: counted(got.length, "departure gets a coordinator", "departures get a coordinator"),
      lines: got
        .slice(0, maxNamed)
        .map(
          ({ after, departureDate }) => `${after?.name ?? ""} leads ${formatDate(departureDate)}`,
        ),
    });
  sentences.push(...askedSentences(got));
  if (lost.length > 0)
    sentences.push({
      icon: "person",
      text: counted(lost.length, "departure loses its coordinator", "departures lose theirs"),
      lines: [daysOf(lost)],
    });
  return [...sentences, ...conflicts, ...absences];
};

const dateSentences = ({ dates, openings }: Consequences): readonly Consequence[] => {
  const moved = dates.filter(({ from, to }) => from.departureDate !== to.departureDate);
  const other = dates.length - moved.length;
  const openingLines = openings.map(({ departureDate, to }) =>
    to
      ? `The sale of ${formatDate(departureDate)} opens on ${formatDate(to)}`
      : `The sale of ${formatDate(departureDate)} opens at once`,
  );
  const sentences: Consequence[] =
    openings.length > 2
      ? [
          {
            icon: "clock",
            text: `The sale of ${openings.length} departures opens on these days`,
            lines: [],
            names: openings.map(
              ({ departureDate, to }) =>
                `${formatDate(departureDate)} ${to ? `on ${formatDate(to)}` : "at once"}`,
            ),
          },
        ]
      : openingLines.map((text) => ({ icon: "clock", text }));
  if (moved.length > 0)
    sentences.push({
      icon: "clock",
      text: counted(moved.length, "departure moves", "departures move"),
      lines: moved
        .slice(0, maxNamed)
        .map(
          ({ from, to }) =>
            `${formatDate(from.departureDate)} moves to ${formatDate(to.departureDate)}`,
        ),
    });
  if (other > 0)
    sentences.push({
      icon: "clock",
      text: `${counted(other, "departure has", "departures have")} other days`,
    });
  return sentences;
};

const pageSentences = (
  { pages, addresses, publications, created }: Consequences,
  { site }: Scene,
): readonly Consequence[] => {
  const shown = publications.filter(({ isPublished }) => isPublished).length;
  const hidden = publications.length - shown;
  const sentences: Consequence[] = [];
  if (created > 0)
    sentences.push({
      icon: "plus",
      text: counted(created, "departure is added", "departures are added"),
    });
  if (shown > 0)
    sentences.push({
      icon: "eye",
      text: counted(shown, "departure is published", "departures are published"),
    });
  if (hidden > 0)
    sentences.push({
      icon: "eyeOff",
      text: counted(hidden, "departure is taken off the site", "departures are taken off the site"),
    });
  for (const { from, to } of addresses)
    sentences.push({ icon: "redirect", text: `${from} ends; the departure is at ${to}` });
  if (pages.total > 0)
    sentences.push({
      icon: "globe",
      text: counted(pages.total, "page is renewed", "pages are renewed"),
      lines: [],
      ...(site === null
        ? { names: pages.items.map(({ name }) => name) }
        : { links: pages.items.map(({ name, path }) => ({ to: `${site}${path}`, text: name })) }),
    });
  return sentences;
};

/** What a save does, in sentences, the most important first. */
export const tourConsequences = (all: Consequences, scene: Scene): readonly Consequence[] => [
  ...statusSentences(all),
  ...priceSentences(all, scene),
  ...coordinatorSentences(all),
  ...dateSentences(all),
  ...pageSentences(all, scene),
];

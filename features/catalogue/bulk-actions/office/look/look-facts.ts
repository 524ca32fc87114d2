import type { Consequence } from "#design/office/consequences/what-will-happen.tsx";
import { formatMoney } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { countedRecords } from "#features/catalogue/bulk-actions/parts/action-words.ts";
import { type BulkFacts, undoDays } from "#features/catalogue/bulk-actions/contract.ts";
import { isUndoable } from "#features/catalogue/bulk-actions/rules.ts";
import { counted } from "#platform/counted.ts";
import type { BulkDraft } from "../use-bulk-address.ts";

const spanText = (low: number, high: number, market: Market): string => {
  const [least, most] = [Math.min(low, high), Math.max(low, high)].map((cents) =>
    formatMoney(cents, market.currency),
  );
  return least === most ? `${most}` : `${least} to ${most}`;
};

const priceFacts = (facts: BulkFacts, market: Market): readonly Consequence[] => {
  const { prices, freeSeatsCents, startingPrices } = facts;
  if (!prices) return [];
  const { low, high } = prices;
  const falls = high <= 0;
  const text =
    low < 0 && high > 0
      ? `Prices fall by up to ${formatMoney(-low, market.currency)} or rise by up to ${formatMoney(high, market.currency)}`
      : `Prices ${falls ? "fall" : "rise"} by ${spanText(Math.abs(low), Math.abs(high), market)}`;
  const worth = formatMoney(Math.abs(freeSeatsCents), market.currency);
  return [
    {
      icon: "sliders",
      text,
      lines: [
        ...(freeSeatsCents === 0
          ? []
          : [
              `Free seats are worth ${worth} ${freeSeatsCents < 0 ? "less" : "more"} if all are sold`,
            ]),
        ...(startingPrices.length === 0
          ? []
          : [`“From” changes for ${counted(startingPrices.length, "travel", "travels")}:`]),
      ],
      links: startingPrices.map(({ id, name }) => ({ to: `/travels/${id}/tours`, text: name })),
    },
  ];
};

const whoOf = (asked: BulkFacts["asked"], many: string): string =>
  asked.length === 1 ? `${asked[0]?.name}` : `${asked.length} ${many}`;

/** More names are folded away. */
const maxNamed = 4;

const askedFact = (asked: BulkFacts["asked"]): readonly Consequence[] => {
  const sum = asked.reduce((total, { departures }) => total + departures, 0);
  const about = counted(sum, "departure", "departures");
  const names = asked.map(({ name, departures }) => `${name}: ${departures}`);
  const isOne = asked.length === 1;
  const lists = isOne ? [] : names;
  const named = {
    lines: lists.length > maxNamed ? [] : lists,
    ...(lists.length > maxNamed && { names: lists }),
  };
  if (asked.length === 0) return [];
  if (asked[0]?.by === "mail")
    return [
      {
        icon: "mail",
        text: `${whoOf(asked, "coordinators")} ${isOne ? "is" : "are"} asked by mail about ${about}`,
        ...named,
      },
    ];
  return [
    {
      icon: "person",
      text: `Ask ${whoOf(asked, "coordinators")} yourself about ${about}`,
      ...named,
      lines: ["No e-mail address is known: write the answer down at the departure", ...named.lines],
    },
  ];
};

/** Who is written to about leading departures, and whom staff ask by themselves. */
const askedFacts = ({ asked }: BulkFacts, action: BulkDraft["action"]): readonly Consequence[] => [
  ...askedFact(asked.filter(({ by }) => by === "mail")),
  ...askedFact(asked.filter(({ by }) => by === "staff")),
  ...(action.type === "coordinator" && asked.length === 0
    ? [{ icon: "mail" as const, text: "No mail is sent" }]
    : []),
];

/** What the ticked rows do, from the dry run of all. */
export const lookFacts = (
  { kind, action }: BulkDraft,
  facts: BulkFacts,
  market: Market,
): readonly Consequence[] => [
  ...priceFacts(facts, market),
  ...(facts.peopleIn === 0
    ? []
    : [
        {
          icon: "person" as const,
          text: `${counted(facts.peopleIn, "person is", "people are")} already in`,
          lines: [
            action.type === "price" ? "They keep what they agreed to" : "They see it the next time",
            "No mail is sent to them",
          ],
        },
      ]),
  ...askedFacts(facts, action),
  ...(facts.addresses === 0
    ? []
    : [
        {
          icon: "redirect" as const,
          kind: "warning" as const,
          text: `${counted(facts.addresses, "address ends", "addresses end")}`,
          lines: ["Old links show the travel’s other dates"],
        },
      ]),
  ...(facts.pages === 0
    ? []
    : [
        {
          icon: "globe" as const,
          text: `${counted(facts.pages, "page is", "pages are")} renewed`,
          lines: ["Batch by batch, so the site stays quick"],
        },
      ]),
  isUndoable(action)
    ? {
        icon: "undo" as const,
        text: `It can be undone for ${undoDays} days`,
        lines: ["Row by row or all at once, from Earlier runs"],
      }
    : {
        icon: "warning" as const,
        text: "A purge cannot be undone",
        lines: [
          `The pages of these ${countedRecords(2, kind).slice(2)} are made anew when next asked`,
        ],
      },
];

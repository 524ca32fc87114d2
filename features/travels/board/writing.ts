import { boardRow, type BoardSource, foundRows } from "#features/home/store.ts";
import { healthLabel, kindsOf } from "../health.ts";
import type { ListedTravel } from "../list-contract.ts";
import { conditionsOf, type TravelFilter } from "../listing/conditions.ts";
import { countTravels } from "../listing/order.ts";
import { searchTravels } from "../listing/search.ts";

const anyTravel: TravelFilter = {
  search: "",
  published: null,
  type: [],
  badge: null,
  resource: null,
  destination: null,
  status: null,
  health: null,
  next: null,
  nextUntil: null,
  createdFrom: null,
  ids: null,
};

const shownRows = 4;
const textKinds: ReadonlySet<string> = new Set(kindsOf("texts"));

const missingTexts = ({ health }: ListedTravel) => health.filter(({ kind }) => textKinds.has(kind));

/** Travels with something to write; those with the next departure come first. */
export const travelsToWrite: BoardSource = async ({ db, market, today }) => {
  const filter: TravelFilter = { ...anyTravel, health: "texts" };
  const search = { ...filter, sort: "next", page: 1, pageSize: shownRows } as const;
  const { items, total } = await searchTravels(db, market, search, today);
  return {
    rows: items.map((travel) => {
      const missing = missingTexts(travel);
      const path = missing[0]?.path ?? `/travels/${travel.id}`;
      return boardRow({
        id: travel.id,
        icon: "pencil",
        picture: travel.picture,
        lead: { label: travel.name, path: `/travels/${travel.id}` },
        text: missing.map((item) => healthLabel(item, today)).join(" · "),
        detail: `${travel.departures.peopleIn} people in its departures`,
        action: { label: "Write", path },
      });
    }),
    total,
    dueToday: 0,
    all: total > 0 ? { label: `All ${total}`, path: "/travels?health=texts" } : null,
    emptyText: null,
  };
};

type Kind = "seo" | "pictures";

const words: Readonly<Record<Kind, Readonly<{ text: string; detail: string; action: string }>>> = {
  seo: {
    text: "without an SEO description",
    detail: "search engines choose a sentence by themselves",
    action: "Fill in",
  },
  pictures: {
    text: "with a picture without alternative text",
    detail: "who hears the page does not learn what it shows",
    action: "Write",
  },
};

/** How many published travels lack one thing. */
export const publishedTravelsLacking =
  (kind: Kind): BoardSource =>
  async ({ db, market, today }) => {
    const filter = { ...anyTravel, published: true, health: kind };
    const count = await countTravels(db, conditionsOf(market, today, filter));
    if (count === 0) return foundRows([]);
    const { text, detail, action } = words[kind];
    const path = `/travels?published=true&health=${kind}`;
    return foundRows([
      boardRow({
        id: `travels-${kind}`,
        icon: kind === "seo" ? "search" : "picture",
        tone: "incomplete",
        lead: { label: count === 1 ? "1 published travel" : `${count} published travels`, path },
        text,
        detail,
        action: { label: action, path },
      }),
    ]);
  };

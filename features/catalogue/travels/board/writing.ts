import { boardRow, type BoardSource, foundRows } from "#features/records/board/store.ts";
import { counted } from "#platform/counted.ts";
import { healthLabel, kindsOf } from "../health.ts";
import type { ListedTravel } from "../list-contract.ts";
import { anyTravel, conditionsOf, type TravelFilter } from "../listing/conditions.ts";
import { countTravels } from "../listing/order.ts";
import { searchTravels } from "../listing/search.ts";

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
        detail: `${counted(travel.departures.peopleIn, "person", "people")} in its departures`,
        action: { label: "Write", path },
      });
    }),
    total,
    dueToday: 0,
    all: total > 0 ? { label: `All ${total}`, path: "/travels?health=texts" } : null,
    emptyText: null,
  };
};

const seoPath = "/travels?published=true&health=seo";

/** How many published travels lack what search engines show of them. */
export const travelsWithoutSeo: BoardSource = async ({ db, market, today }) => {
  const filter: TravelFilter = { ...anyTravel, published: true, health: "seo" };
  const count = await countTravels(db, conditionsOf(market, today, filter));
  if (count === 0) return foundRows([]);
  return foundRows([
    boardRow({
      id: "travels-seo",
      icon: "search",
      tone: "incomplete",
      lead: {
        label: counted(count, "published travel"),
        path: seoPath,
      },
      text: "without an SEO description",
      detail: "search engines choose a sentence by themselves",
      action: { label: "Fill in", path: seoPath },
    }),
  ]);
};

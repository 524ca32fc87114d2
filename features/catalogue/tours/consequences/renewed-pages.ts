import { formatDate } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { pathOf } from "#markets/paths.ts";
import { flightsMayBeBought, isPast } from "../rules.ts";
import type { TourInput } from "../contract.ts";
import type { Consequences } from "../consequences-contract.ts";

type Page = Consequences["pages"]["items"][number];

export type ChangedTour = Readonly<{
  before: TourInput | null;
  after: TourInput | null;
  travel: Readonly<{ slug: string; name: string; isPublished: boolean }>;
}>;

export type ShownLeader = Readonly<{ id: string; slug: string; name: string; isShown: boolean }>;

export const tourAddress = (market: Market, travelSlug: string, code: string): string =>
  pathOf(market.id, "travels-travel-tour", { travel: travelSlug, tour: code }) ?? "/";

const statesOf = ({ before, after }: ChangedTour): readonly TourInput[] =>
  [before, after].flatMap((tour) => tour ?? []);

const isSeen = (tour: TourInput, today: string): boolean =>
  tour.isPublished && !isPast(tour, today);

/** The pages by name that show the changes, each once; lists that show any travel come last. */
export const renewedPages = (
  market: Market,
  today: string,
  changes: readonly ChangedTour[],
  leaders: ReadonlyMap<string, ShownLeader>,
): Consequences["pages"] => {
  const pages = new Map<string, Page>();
  const add = (kind: Page["kind"], name: string, path: string | null) => {
    if (path !== null) pages.set(path, { kind, name, path });
  };
  const shown = changes
    .filter(({ travel }) => travel.isPublished)
    .map((change) => ({ change, tours: statesOf(change).filter((tour) => isSeen(tour, today)) }))
    .filter(({ tours }) => tours.length > 0);
  for (const { change } of shown) {
    const { slug, name } = change.travel;
    add("travel", name, pathOf(market.id, "travels-travel", { travel: slug }));
  }
  for (const { change, tours } of shown)
    for (const tour of tours) {
      const name = `${change.travel.name}, ${formatDate(tour.departureDate)}`;
      add("departure", name, tourAddress(market, change.travel.slug, tour.code));
    }
  for (const { tours } of shown)
    for (const { coordinatorId } of tours) {
      const leader = leaders.get(coordinatorId ?? "");
      if (leader?.isShown)
        add(
          "coordinator",
          leader.name,
          pathOf(market.id, "coordinators-coordinator", { coordinator: leader.slug }),
        );
    }
  if (shown.some(({ tours }) => tours.some(({ status }) => flightsMayBeBought(status))))
    add("confirmed", "Confirmed departures", pathOf(market.id, "tours"));
  if (shown.length > 0) {
    add("search", "Search", pathOf(market.id, "search"));
    add("home", "Home", pathOf(market.id, "index"));
  }
  const items = [...pages.values()];
  return { total: items.length, items };
};

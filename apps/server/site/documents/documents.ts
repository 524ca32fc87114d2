import { plannedEventsTag } from "#features/catalogue/events/store.ts";
import { catalogueTag, travelsTag } from "#features/records/catalogue-tags/rules.ts";
import { addDays } from "#markets/days.ts";
import { dayAt, startOfDay } from "#markets/format.ts";
import { matchRoute } from "#markets/site/match-route.ts";
import { hasPage, isForEveryone } from "#markets/site/built-routes.ts";
import { feedPath } from "#markets/site/feeds.ts";
import { comingEvents } from "#features/catalogue/events/public/read-events.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import { normalizePath } from "#platform/address.ts";
import { eventCalendar } from "#features/catalogue/events/public/event-calendar.ts";
import { departureCalendar } from "#features/content/documents/departure-calendar.ts";
import { feed } from "#features/content/documents/feed.ts";
import { toRenderedPage, type RenderedPage } from "#platform/server/pages/rendered-page.ts";
import { llms } from "#features/content/documents/llms.ts";
import { manifest } from "#features/content/documents/home-screen/manifest.ts";
import { sitemap } from "#features/content/documents/sitemap.ts";
import type { DocumentOptions, SiteFacts } from "#features/content/documents/document-options.ts";

const site: SiteFacts = {
  hasPage,
  isForEveryone,
  feedPath,
  countryPath: (market, country) => searchPath({ market }, { ...emptySearch, where: [country] }),
  comingEvents,
};

/** @param path of the page of an event or a departure; null is answered for any other */
const calendarAt = (options: DocumentOptions, path: string): Promise<RenderedPage | null> => {
  const pagePath = normalizePath(path);
  const match = matchRoute(options.market.id, pagePath);
  if (match?.route === "events-wemeet-event")
    return eventCalendar(options, match.params["event"] ?? "", pagePath);
  const { travel = "", tour = "" } = match?.params ?? {};
  return match?.route === "travels-travel-tour"
    ? departureCalendar(options, { travel, code: tour, path: pagePath })
    : Promise.resolve(null);
};

type MakeDocument = (options: DocumentOptions) => Promise<RenderedPage | null>;

const decodedSlug = (text: string | undefined): string | null =>
  text === undefined ? null : decodeURIComponent(text);

const documentKinds: readonly (readonly [RegExp, (part: string | undefined) => MakeDocument])[] = [
  [
    /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/,
    (part) => (options) => sitemap(options, Number(part ?? 0)),
  ],
  [/^\/feed(?:\/([^/]+))?\.xml$/, (part) => (options) => feed(options, decodedSlug(part))],
  [/^(\/.+)\/calendar\.ics$/, (part) => (options) => calendarAt(options, part ?? "")],
  [/^\/llms\.txt$/, () => llms],
  [/^\/manifest\.webmanifest$/, () => manifest],
];

/** A cached 404: the document may exist after the next change of the catalogue, or tomorrow. */
const notFoundDocument = ({ market, now }: DocumentOptions) =>
  toRenderedPage(
    {
      status: 404,
      headers: [["content-type", "text/plain;charset=UTF-8"]],
      text: "There is no such document.",
    },
    [catalogueTag(market.id), travelsTag(market.id), plannedEventsTag(market.id)],
    startOfDay(addDays(dayAt(now, market), 1), market).getTime(),
  );

/**
 * The sitemap, feed, llms.txt or manifest at a path; null for all other paths.
 * @param path must be decodable
 */
export const documentAt = (
  path: string,
): ((options: Omit<DocumentOptions, "site">) => Promise<RenderedPage>) | null => {
  for (const [pattern, makeOf] of documentKinds) {
    const match = pattern.exec(path);
    if (match)
      return async (asked) => {
        const options = { ...asked, site };
        return (await makeOf(match[1])(options)) ?? notFoundDocument(options);
      };
  }
  return null;
};

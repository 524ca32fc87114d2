import { eventsTag } from "#features/catalogue/events/store.ts";
import { catalogueTag, travelsTag } from "#features/records/catalogue-tags/rules.ts";
import { addDays } from "#markets/days.ts";
import { dayAt, startOfDay } from "#markets/format.ts";
import { eventCalendar } from "./event-calendar.ts";
import { feed } from "./feed.ts";
import { toRenderedPage, type RenderedPage } from "../response/rendered-page.ts";
import { llms } from "./llms.ts";
import { manifest } from "./manifest.ts";
import { sitemap } from "./sitemap.ts";
import type { DocumentOptions } from "./document-options.ts";

type MakeDocument = (options: DocumentOptions) => Promise<RenderedPage | null>;

const decodedSlug = (text: string | undefined): string | null =>
  text === undefined ? null : decodeURIComponent(text);

const documentKinds: readonly (readonly [RegExp, (part: string | undefined) => MakeDocument])[] = [
  [
    /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/,
    (part) => (options) => sitemap(options, Number(part ?? 0)),
  ],
  [/^\/feed(?:\/([^/]+))?\.xml$/, (part) => (options) => feed(options, decodedSlug(part))],
  [/^(\/.+)\/calendar\.ics$/, (part) => (options) => eventCalendar(options, part ?? "")],
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
    [catalogueTag(market.id), travelsTag(market.id), eventsTag(market.id)],
    startOfDay(addDays(dayAt(now, market), 1), market).getTime(),
  );

/**
 * The sitemap, feed, llms.txt or manifest at a path; null for all other paths.
 * @param path must be decodable
 */
export const documentAt = (
  path: string,
): ((options: DocumentOptions) => Promise<RenderedPage>) | null => {
  for (const [pattern, makeOf] of documentKinds) {
    const match = pattern.exec(path);
    if (match)
      return async (options) => (await makeOf(match[1])(options)) ?? notFoundDocument(options);
  }
  return null;
};

import { tourPath } from "#features/catalogue/tours/parts/departure-presenter.ts";
import { toStatusView } from "#features/catalogue/tours/parts/status/status-presenter.ts";
import type { Localizer } from "#markets/localizer.ts";
import { toPriceView } from "#features/records/prices/parts/price-presenter.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import { type NewTour, newestTours } from "#features/catalogue/tours/store.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import { travelBySlug, travelNames } from "#features/catalogue/travels/store.ts";
import { catalogueTag, travelsTag, travelTag } from "#features/records/catalogue-tags/rules.ts";
import { addDays } from "#markets/days.ts";
import { dayAt, formatLongDate, startOfDay } from "#markets/format.ts";
import { pathOf } from "#markets/paths.ts";
import { formatDays } from "#markets/planned-days.ts";
import { translatorFor } from "#markets/translator.ts";
import type { DocumentOptions } from "./document-options.ts";
import { toRenderedPage, type RenderedPage } from "#platform/server/pages/rendered-page.ts";
import { escapeXml } from "#platform/texts/escape-xml.ts";

const maxItems = 50;

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const itemOf = (
  localizer: Localizer,
  origin: string,
  { tour, createdAt }: NewTour,
  travel: Pick<Travel, "slug" | "name">,
) => {
  const { t, today, market } = localizer;
  const { label, meaning, guidance } = toStatusView(localizer, tour);
  const days = formatDays(tour.startDate, tour.endDate, market);
  const price = `${toPriceView(localizer, priceOn(tour, today)).amount} ${t("card.perPerson")}`;
  const title = t("departure.title", {
    trip: travel.name,
    date: formatLongDate(tour.departureDate, market),
  });
  return [
    "<item>",
    element("title", title),
    element("link", `${origin}${encodeURI(tourPath(localizer, travel.slug, tour.code))}`),
    element("description", `${days}. ${price}. ${label}. ${meaning} ${guidance}`),
    `<guid isPermaLink="false">urn:uuid:${tour.id}</guid>`,
    element("pubDate", createdAt.toUTCString()),
    "</item>",
  ].join("\n");
};

/**
 * RSS of future departures, the newest first.
 * @param slug of one travel; null for the whole market
 * @returns null where the market has no such travel
 */
export const feed = async (
  { db, market, product, origin, now, site }: DocumentOptions,
  slug: string | null,
): Promise<RenderedPage | null> => {
  const t = translatorFor(market);
  const localizer = { market, t, today: dayAt(now, market), display: null };
  const travel = slug === null ? null : await travelBySlug(db, market.id, slug);
  if (slug !== null && !travel) return null;
  const tours = await newestTours(db, market.id, travel?.id ?? null, localizer.today, maxItems);
  const ids = [...new Set(tours.map(({ tour }) => tour.travelId))];
  const travels = new Map((await travelNames(db, market.id, ids)).map((each) => [each.id, each]));
  const items = tours.flatMap((newTour) => {
    const travelOfTour = travels.get(newTour.tour.travelId);
    return travelOfTour ? [itemOf(localizer, origin, newTour, travelOfTour)] : [];
  });
  const pagePath = travel ? pathOf(market.id, "travels-travel", { travel: travel.slug }) : "/";
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element(
      "title",
      travel ? t("feed.tripTitle", { trip: travel.name }) : t("feed.title", { product }),
    ),
    element("link", `${origin}${encodeURI(pagePath ?? "/")}`),
    `<atom:link href="${escapeXml(`${origin}${encodeURI(site.feedPath(slug))}`)}" rel="self" type="application/rss+xml"/>`,
    element("description", t("feed.description")),
    element("language", market.hreflang),
    ...items,
    "</channel>",
    "</rss>\n",
  ].join("\n");
  const response = {
    status: 200,
    headers: [["content-type", "application/rss+xml; charset=utf-8"]],
    text: body,
  } as const;
  const endsAt = startOfDay(addDays(localizer.today, 1), market).getTime();
  const tags = [
    catalogueTag(market.id),
    travel ? travelTag(market.id, travel.id) : travelsTag(market.id),
  ];
  return toRenderedPage(response, tags, endsAt);
};

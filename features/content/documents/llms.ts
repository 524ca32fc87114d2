import { contentTag, fixedContentKeys } from "#features/content/page-contents/store.ts";
import { payNote } from "#features/records/prices/parts/price-presenter.ts";
import { policies } from "#features/catalogue/tours/policy-rules.ts";
import { publishedTravels } from "#features/catalogue/travels/store.ts";
import { catalogueTag, travelsTag } from "#features/records/catalogue-tags/rules.ts";
import { dayAt } from "#markets/format.ts";
import { pathOf } from "#markets/paths.ts";
import type { RouteName } from "#markets/routes.ts";
import { type MessageKey, type MessageValues, translatorFor } from "#markets/translator.ts";
import type { DocumentOptions } from "./document-options.ts";
import { toRenderedPage, type RenderedPage } from "#platform/server/pages/rendered-page.ts";

const pages: readonly (readonly [RouteName, MessageKey])[] = [
  ["travels", "nav.trips"],
  ["tours", "nav.departures"],
  ["search", "nav.search"],
  ["coordinators", "nav.coordinators"],
  ["events-wemeet", "nav.events"],
  ["wemeet", "nav.wemeet"],
  ["how-it-works", "nav.how"],
  ["age-groups", "footer.ageGroups"],
  ["no-sharing-room", "footer.privateRoom"],
  ["faqs", "footer.faqs"],
  ["contacts", "footer.contacts"],
  ["our-values", "footer.values"],
  ["legal-general-condition", "footer.conditions"],
  ["legal-cancellation-policy", "footer.cancellation"],
];

const claims: readonly (readonly [key: MessageKey, values?: MessageValues])[] = [
  ["claim.insurance"],
  ["claim.privateRoom"],
  ["claim.cancellation", { days: policies.freeDays }],
  ["claim.cancellationFlexible", { days: policies.flexibleDays }],
];

/** Travels in the document at most; the sitemap lists all. */
const maxTravels = 200;

/** Escapes Markdown's brackets and removes line breaks. */
const linkText = (text: string): string =>
  text.replaceAll(/([[\]\\])/g, "\\$1").replaceAll("\n", " ");

/** A description of the site for language models (llmstxt.org). */
export const llms = async ({
  db,
  market,
  product,
  origin,
  now,
  site,
}: DocumentOptions): Promise<RenderedPage> => {
  const t = translatorFor(market);
  const localizer = { market, t, today: dayAt(now, market), display: null };
  const writtenRoutes = await fixedContentKeys(db, market.id);
  const travels = await publishedTravels(db, market.id, maxTravels);
  const link = (name: string, path: string, text = "") =>
    `- [${linkText(name)}](${origin}${encodeURI(path)})${text && `: ${linkText(text)}`}`;
  const linkTo = ([route, label]: (typeof pages)[number]) => {
    const path =
      site.hasPage(route) || writtenRoutes.has(route)
        ? pathOf(market.id, route, {}, product)
        : null;
    return path === null ? [] : [link(t(label), path)];
  };
  const body = [
    `# ${product}`,
    `> ${t("meta.home.description", { product })}`,
    [...claims.map((claim) => `- ${t(...claim)}`), `- ${payNote(localizer)}`].join("\n"),
    `## ${t("footer.label")}`,
    pages.flatMap(linkTo).join("\n"),
    `## ${t("feed.title", { product })}`,
    [link("RSS", site.feedPath(null)), link("Sitemap", "/sitemap.xml")].join("\n"),
    `## ${t("footer.allTrips")}`,
    travels
      .map(({ name, slug, tagline }) =>
        link(name, pathOf(market.id, "travels-travel", { travel: slug }) ?? "/", tagline),
      )
      .join("\n"),
  ].join("\n\n");
  const response = {
    status: 200,
    headers: [["content-type", "text/plain; charset=utf-8"]],
    text: `${body}\n`,
  } as const;
  return toRenderedPage(
    response,
    [catalogueTag(market.id), travelsTag(market.id), contentTag(market.id)],
    Infinity,
  );
};

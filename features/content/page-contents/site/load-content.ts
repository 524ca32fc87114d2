import { contactsOf, providerContacts } from "#features/assets/layout/parts/contacts-presenter.ts";
import type { LayoutReads } from "#features/assets/layout/site/reads.ts";
import { toHeadPicture } from "#features/assets/media/parts/head-picture.ts";
import { faqPage } from "#features/catalogue/faqs/parts/faq-data.ts";
import { toFaqGroups } from "#features/catalogue/faqs/parts/faqs-presenter.ts";
import type { FaqGroupView } from "#features/catalogue/faqs/parts/faqs.tsx";
import type { FaqReads } from "#features/catalogue/faqs/site/reads.ts";
import { toStatusView } from "#features/catalogue/tours/parts/status/status-presenter.ts";
import { toCardLabels } from "#features/catalogue/travels/parts/card-presenter.ts";
import type { DescribedDestination } from "#features/content/destinations/contract.ts";
import type { DestinationReads } from "#features/content/destinations/site/reads.ts";
import type { StoredContent } from "#features/content/page-contents/contract.ts";
import { sectionAnchor } from "#features/content/page-contents/parts/section-anchor.ts";
import type { ContentView } from "./content-view.ts";
import { areaMapOf } from "#features/content/search/parts/areas/area-map.ts";
import { areasOf, isRegionRoute } from "#features/content/search/parts/areas/areas.ts";
import { continentOf } from "#features/content/search/parts/areas/continent.ts";
import { monthsOf } from "#features/content/search/parts/areas/months.ts";
import type { CardReads } from "#features/content/search/parts/cards.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { dayAt, formatDate } from "#markets/format.ts";
import { pathOf } from "#markets/paths.ts";
import type { ContentRoute } from "#markets/routes.ts";
import { breadcrumbs, homeCrumb } from "#markets/site/breadcrumbs.ts";
import { contentPaths } from "#markets/site/content-routes.ts";
import { pageHead } from "#markets/site/head.ts";
import type { OwnBlocks } from "#markets/site/page-route.tsx";
import { sharePictureTopics, sharePictureOfRoute } from "#markets/site/share-pictures.ts";
import type { Site } from "#markets/site/site.ts";
import { stepsOf } from "../parts/steps-presenter.ts";
import { questionsFor } from "./questions.ts";
import type { ContentReads } from "./reads.ts";
import { contentAction, relatedPages } from "./related-pages.ts";

/** What is read here of the market, for one request. */
type PageSite = Site<
  CardReads & ContentReads & DestinationReads & FaqReads & LayoutReads & SearchReads
>;

const cardsShown = 6;
const minHeadings = 4; // Shorter pages need no table of contents.

const isLegal = (route: ContentRoute): boolean => route.startsWith("legal-");

const areaOf = async (site: PageSite, route: ContentRoute): Promise<ContentView["area"]> => {
  // Other routes return before the reads below: the cache tags of these reads would drop the page
  // at every change of a departure.
  if (!isRegionRoute(route)) return null;
  const area = (await areasOf(site)).find(({ code }) => code === route);
  if (!area) return null;
  const known = await site.catalogue.destinations();
  const continent = await continentOf(site, known, area, cardsShown);
  const months = await monthsOf(site, area);
  const map = await areaMapOf(site, known, area);
  return {
    continent: {
      ...continent,
      title: site.localizer.t("content.where"),
      countries: map ? [] : continent.countries,
    },
    map,
    countriesLabel: site.localizer.t("destinations.countries"),
    months: months.length > 0 ? { title: site.localizer.t("content.months"), months } : null,
    labels: toCardLabels(site.localizer),
  };
};

/** @returns null where the page has no picture, or its picture was deleted */
const topOf = async (
  { catalogue }: PageSite,
  { picture, title, lead }: Pick<StoredContent, "picture" | "title" | "lead">,
  crumbs: Pick<ContentView, "crumbs" | "crumbsLabel">,
): Promise<ContentView["top"]> => {
  if (!picture) return null;
  const pictures = await catalogue.pictures([picture.wide, picture.tall]);
  const wide = pictures.get(picture.wide);
  if (!wide) return null;
  return {
    ...crumbs,
    title,
    tagline: lead,
    wide: toHeadPicture(wide),
    poster: pictures.get(picture.tall) ?? null,
  };
};

/**
 * The top of a continent's page that has no picture of its own: it shows a picture of one of the
 * continent's trips.
 */
const topOfArea = (
  { continent: { pictures } }: NonNullable<ContentView["area"]>,
  { title, lead }: Pick<StoredContent, "title" | "lead">,
  crumbs: Pick<ContentView, "crumbs" | "crumbsLabel">,
): ContentView["top"] => pictures.wide && { ...crumbs, title, tagline: lead, ...pictures };

/** Replaces `{product}` in staff's texts by the brand's name. */
const withProductName = (stored: StoredContent, product: string) => {
  const { title, lead, picture, sections, questions = [], seo } = stored;
  const fill = (text: string) => text.replaceAll("{product}", product);
  return {
    title: fill(title),
    lead: fill(lead),
    picture,
    sections: sections.map(({ heading, text }, index) => ({
      id: sectionAnchor(heading) || `part-${index + 1}`,
      heading: fill(heading),
      text: fill(text),
    })),
    questions: questions.map(({ title: group, items }) => ({
      title: fill(group),
      items: items.map(({ question, answer }) => ({
        id: sectionAnchor(question),
        question: fill(question),
        answer: fill(answer),
      })),
    })),
    seo: { title: fill(seo.title), description: fill(seo.description) },
  };
};

/** Puts the page's own questions after the first, general group of the questions about all trips. */
const mergeFaqGroups = (
  [general, ...others]: readonly FaqGroupView[],
  ofPage: readonly FaqGroupView[],
): ContentView["faqs"] =>
  [...(general ? [general] : []), ...ofPage, ...others].map((group) => ({
    ...group,
    id: sectionAnchor(group.title),
  }));

type PageWords = Omit<ReturnType<typeof withProductName>, "seo" | "picture" | "questions">;

/** The destination that a continent's page is about; null for other pages. */
const regionOf = async (
  { catalogue }: PageSite,
  route: ContentRoute,
): Promise<DescribedDestination | null> => {
  if (!isRegionRoute(route)) return null;
  const known = await catalogue.destinations();
  return known.find(({ kind, code }) => kind === "region" && code === route) ?? null;
};

/** What staff wrote of a region as a destination stands at the head of its page. */
const withRegionWords = (region: DescribedDestination | null, words: PageWords): PageWords => {
  if (!region) return words;
  const { lead, text } = region;
  return {
    ...words,
    lead: lead || words.lead,
    sections: [...(text === "" ? [] : [{ id: "region", heading: "", text }]), ...words.sections],
  };
};

/** What others put on a page of texts. */
export type ContentSlots = Readonly<{
  /** What staff made of blocks for a destination, below what the site says of it. */
  ownBlocks: (destinationId: string) => Promise<OwnBlocks | null>;
}>;

/**
 * A page of staff's texts with the catalogue data that belongs to it; null where the market has no
 * text for the route.
 * @param q what a visitor looks for among the page's questions
 */
export const contentPageOf = async (
  site: PageSite,
  route: ContentRoute,
  { ownBlocks }: ContentSlots,
  q = "",
) => {
  const { catalogue, localizer, product, market } = site;
  const { t } = localizer;
  const stored = await catalogue.fixedContent(route);
  if (!stored) return null;
  const { seo, picture, questions, ...ownWords } = withProductName(stored, product);
  const region = await regionOf(site, route);
  const words = withRegionWords(region, ownWords);
  const path = pathOf(market.id, route, {}, product) ?? "/";
  const { faqs, questionSearch } = await questionsFor(
    site,
    path,
    route === "faqs" ? mergeFaqGroups(toFaqGroups(t, await catalogue.faqs(null)), questions) : [],
    q,
  );
  const isSought = Boolean(questionSearch?.found);
  const crumbs = [{ label: t("nav.home"), path: "/" }];
  const crumbsLabel = t("nav.breadcrumb");
  const shareTopic = sharePictureTopics.find((topic) => topic === route) ?? null;
  const headings = [
    ...faqs.map(({ id, title }) => ({ id, heading: title })),
    ...words.sections.filter(({ heading }) => heading),
  ];
  const area = await areaOf(site, route);
  const storedTop = await topOf(site, { ...words, picture }, { crumbs, crumbsLabel });
  const view: ContentView = {
    ...words,
    crumbs,
    crumbsLabel,
    top: storedTop ?? (area && topOfArea(area, words, { crumbs, crumbsLabel })),
    steps: route === "how-it-works" ? stepsOf(t) : null,
    statuses: statuses.map((status) => toStatusView(localizer, { status, openingDate: null })),
    contents:
      headings.length >= minHeadings && !isSought
        ? { title: t("content.contents"), headings }
        : null,
    changed: isLegal(route)
      ? t("content.changed", { date: formatDate(dayAt(stored.updatedAt, localizer.market)) })
      : null,
    action: contentAction(site, route),
    contacts:
      route === "contacts" ? [...(await contactsOf(site)), ...(await providerContacts(site))] : [],
    faqs,
    questionSearch,
    area,
    onward: await relatedPages(site, route),
  };
  return {
    view,
    own: region && (await ownBlocks(region.id)),
    head: pageHead(site, {
      title: t("meta.title", { title: seo.title || words.title, product }),
      description:
        seo.description ||
        words.lead ||
        t("meta.page.description", { title: words.title, product }),
      path,
      robots: isSought ? "noindex,follow" : null,
      sharePicture: shareTopic && sharePictureOfRoute(site, shareTopic, words.title),
      alternates: contentPaths(route, await catalogue.marketsWithContent(route), product),
      structuredData: [
        breadcrumbs(site, [homeCrumb(site), { label: words.title, path }]),
        ...(faqs.length > 0 && !isSought ? [faqPage(faqs.flatMap(({ items }) => items))] : []),
      ],
    }),
  };
};

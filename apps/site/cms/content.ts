import type { StoredContent } from "#features/page-contents/contract.ts";
import type { ContentView } from "#features/page-contents/site/content-view.ts";
import type { FaqGroupView } from "#features/faqs/parts/faqs.tsx";
import { toFaqGroups } from "#features/faqs/parts/faqs-presenter.ts";
import { headPictureOf } from "#features/media/parts/head-picture.ts";
import { statuses } from "#features/tours/contract.ts";
import { toStatusView } from "#features/tours/parts/status/status-presenter.ts";
import { toCardLabels } from "#features/travels/parts/card-presenter.ts";
import { dayAt, formatDate } from "#markets/format.ts";
import { pathOf } from "#markets/markets.ts";
import type { ContentRoute } from "#markets/routes.ts";
import { areasOf, isRegionRoute } from "../destinations/areas.ts";
import { contactsOf, providerOf } from "./contacts.ts";
import { contentPaths } from "../routing/content-routes.ts";
import { contentAction, relatedPages } from "./related-pages.ts";
import type { SiteRequest } from "../context.ts";
import { continentOf } from "../destinations/continent.ts";
import { pageHead } from "../document/head.ts";
import { sharedPlaces, sharePictureOfRoute } from "../document/share-pictures.ts";
import { stepsOf } from "../home/steps.ts";
import { breadcrumbs, fromHome, faqPage } from "../document/structured-data.ts";

const cardsShown = 6;
const fewestListed = 4; // sections, from which on a list of contents helps

const isLegal = (route: ContentRoute): boolean => route.startsWith("legal-");

const areaOf = async (site: SiteRequest, route: ContentRoute): Promise<ContentView["area"]> => {
  if (!isRegionRoute(route)) return null; // before it reads what changes with each departure
  const area = (await areasOf(site)).find(({ code }) => code === route);
  if (!area) return null;
  const known = await site.catalogue.destinations();
  const continent = await continentOf(site, known, area, cardsShown);
  return {
    continent: { ...continent, title: site.localizer.t("content.where") },
    countriesLabel: site.localizer.t("destinations.countries"),
    words: toCardLabels(site.localizer),
  };
};

/** The stored pictures that a page begins with; null where it has none, or they are gone. */
const topOf = async (
  { catalogue }: SiteRequest,
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
    wide: headPictureOf(wide),
    poster: pictures.get(picture.tall) ?? null,
  };
};

/** A continent that was given no picture has that of one of its trips. */
const topOfArea = (
  { continent: { pictures } }: NonNullable<ContentView["area"]>,
  { title, lead }: Pick<StoredContent, "title" | "lead">,
  crumbs: Pick<ContentView, "crumbs" | "crumbsLabel">,
): ContentView["top"] => pictures.wide && { ...crumbs, title, tagline: lead, ...pictures };

/** `Mentions légales` becomes `mentions-legales`: the address of a part lasts while others are added. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\d]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/** Staff's text with our name in it. */
const filled = (stored: StoredContent, product: string) => {
  const { title, lead, picture, sections, questions = [], seo } = stored;
  const fill = (text: string) => text.replaceAll("{product}", product);
  return {
    title: fill(title),
    lead: fill(lead),
    picture,
    sections: sections.map(({ heading, text }, index) => ({
      id: anchorOf(heading) || `part-${index + 1}`,
      heading: fill(heading),
      text: fill(text),
    })),
    questions: questions.map(({ title: group, items }) => ({
      title: fill(group),
      items: items.map(({ question, answer }) => ({
        id: anchorOf(question),
        question: fill(question),
        answer: fill(answer),
      })),
    })),
    seo: { title: fill(seo.title), description: fill(seo.description) },
  };
};

/** What is asked of every trip, the page's own questions after the first group of it: what is general comes first. */
const groupsOf = (
  [first, ...rest]: readonly FaqGroupView[],
  own: readonly FaqGroupView[],
): ContentView["faqs"] =>
  [...(first ? [first] : []), ...own, ...rest].map((group) => ({
    ...group,
    id: anchorOf(group.title),
  }));

/** A route's page of staff's texts, with what of the catalogue belongs to it; null when the market has none. */
export const contentOf = async (site: SiteRequest, route: ContentRoute) => {
  const { catalogue, localizer, product, market } = site;
  const { t } = localizer;
  const stored = await catalogue.fixedContent(route);
  if (!stored) return null;
  const { seo, picture, questions, ...words } = filled(stored, product);
  const path = pathOf(market.id, route, {}, product) ?? "/";
  const faqs =
    route === "faqs" ? groupsOf(toFaqGroups(t, await catalogue.faqs(null)), questions) : [];
  const crumbs = [{ label: t("nav.home"), path: "/" }];
  const crumbsLabel = t("nav.breadcrumb");
  const sharedPlace = sharedPlaces.find((place) => place === route) ?? null;
  const headings = [
    ...faqs.map(({ id, title }) => ({ id, heading: title })),
    ...words.sections.filter(({ heading }) => heading),
  ];
  const area = await areaOf(site, route);
  const own = await topOf(site, { ...words, picture }, { crumbs, crumbsLabel });
  const view: ContentView = {
    ...words,
    crumbs,
    crumbsLabel,
    top: own ?? (area && topOfArea(area, words, { crumbs, crumbsLabel })),
    steps: route === "how-it-works" ? stepsOf(t) : null,
    statuses: statuses.map((status) => toStatusView(localizer, { status, openingDate: null })),
    contents: headings.length >= fewestListed ? { title: t("content.contents"), headings } : null,
    changed: isLegal(route)
      ? t("content.changed", { date: formatDate(dayAt(stored.updatedAt, localizer.market)) })
      : null,
    action: contentAction(site, route),
    contacts:
      route === "contacts" ? [...(await contactsOf(site)), ...(await providerOf(site))] : [],
    faqs,
    area,
    onward: await relatedPages(site, route),
  };
  return {
    view,
    head: pageHead(site, {
      title: t("meta.title", { title: seo.title || words.title, product }),
      description:
        seo.description ||
        words.lead ||
        t("meta.page.description", { title: words.title, product }),
      path,
      share: sharedPlace && sharePictureOfRoute(site, sharedPlace, words.title),
      alternates: contentPaths(route, await catalogue.marketsWithContent(route), product),
      things: [
        breadcrumbs(site, [fromHome(site), { label: words.title, path }]),
        ...(faqs.length > 0 ? [faqPage(faqs.flatMap(({ items }) => items))] : []),
      ],
    }),
  };
};

import type { BlockServices } from "#blocks/services.ts";
import { nextEvents } from "#features/catalogue/events/parts/next-events.ts";
import { toFormView } from "#features/content/forms/parts/form-presenter.ts";
import { toReviewsView } from "#features/catalogue/reviews/parts/reviews-presenter.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import { toSearchBar } from "#features/content/search/parts/search-bar-presenter.ts";
import { isOnSale } from "#features/catalogue/tours/rules.ts";
import { maxSentence } from "#features/content/search/contract.ts";
import { toIncludedView } from "#features/catalogue/travels/parts/included-presenter.ts";
import { dayAt, formatLongDate, formatTime, zoneName } from "#markets/format.ts";
import { pathOf } from "#markets/paths.ts";
import { coordinatorsForBlock } from "./block-coordinators.ts";
import { toursForBlock } from "./block-tours.ts";
import { travelsForBlock } from "./block-travels.ts";
import { mapForBlock, destinationsForBlock } from "./block-places.ts";
import { departureRows, departureLabels } from "#features/content/search/parts/cards.ts";
import { promisesOf } from "#features/catalogue/tours/parts/promises.ts";
import { travelPath } from "#features/catalogue/travels/parts/travel-path.ts";
import { loadSearchLookups } from "#features/content/search/parts/load-search-lookups.ts";
import type { BlockSite } from "#blocks/from-catalogue/block-site.ts";

/** The trip or the place on whose page blocks stand; none of both on other pages. */
export type PageSubject = Readonly<{ travelId: string | null; place: string }>;

/** @param wanted what of it the block shows */
type ReadSubject = (wanted: keyof PageSubject) => Promise<PageSubject>;

const noSubject: ReadSubject = async () => ({ travelId: null, place: "" });

const tripServices = (
  site: BlockSite,
  readSubject: ReadSubject,
): Pick<BlockServices, "tripDepartures" | "tripIncluded" | "place" | "promises"> => {
  const { catalogue, localizer } = site;
  const readTravel = async (id: string | null) => {
    const wanted = id ?? (await readSubject("travelId")).travelId;
    return wanted === null ? undefined : (await catalogue.travelsByIds([wanted]))[0];
  };
  return {
    async tripDepartures(id, limit) {
      const travel = await readTravel(id);
      if (!travel) return null;
      const tours = await catalogue.toursOfTravel(travel.id);
      const onSale = tours.filter((tour) => isOnSale(tour, localizer.today)).slice(0, limit);
      if (onSale.length === 0) return null;
      const path = travelPath(localizer.market.id, travel.slug);
      return {
        departures: await departureRows(site, onSale, [travel]),
        labels: departureLabels(site),
        all: { label: localizer.t("trip.departures"), path: `${path}#departures` },
      };
    },
    async tripIncluded(id) {
      const travel = await readTravel(id);
      return travel ? toIncludedView(localizer, travel) : null;
    },
    place: async () => (await readSubject("place")).place,
    promises: promisesOf(localizer.t),
  };
};

const maxKeyword = 120;

const ownWordsOf = ({ localizer: { t, market } }: BlockSite): BlockServices["ownWords"] => {
  const sentences = pathOf(market.id, "search-ai");
  return sentences === null
    ? {
        path: pathOf(market.id, "search") ?? "/",
        label: t("search.label"),
        placeholder: t("search.wherePlaceholder"),
        submit: t("search.submit"),
        maxLength: maxKeyword,
      }
    : {
        path: sentences,
        label: t("ownWords.label"),
        placeholder: t("ownWords.placeholder"),
        submit: t("ownWords.submit"),
        maxLength: maxSentence,
      };
};

/**
 * The data that blocks load from the page's market.
 * @param readSubject called only for blocks that show the page's own trip or place
 */
export const blockServices = (
  site: BlockSite,
  readSubject: ReadSubject = noSubject,
): BlockServices => {
  const { catalogue, localizer } = site;
  return {
    ...tripServices(site, readSubject),
    ownWords: ownWordsOf(site),
    travels: (query, chosen = null) => travelsForBlock(site, query, chosen),
    tours: (wanted) => toursForBlock(site, wanted),
    async form(id) {
      const form = await catalogue.form(id);
      if (!form?.isOpen) return null;
      const { formAttempt } = site;
      const attempt = formAttempt?.formId === id ? formAttempt : null;
      const offers = await catalogue.formOffers(form.fields);
      return toFormView(form, { t: localizer.t, attempt, offers });
    },
    searchBar: async () => toSearchBar(localizer, emptySearch, await loadSearchLookups(site)),
    async reviews(limit) {
      const [summary, reviews] = await Promise.all([
        catalogue.marketReviews(),
        catalogue.reviews({ ratings: [4, 5] }, limit),
      ]);
      const ids = reviews.flatMap(({ travelId }) => travelId ?? []);
      const travels = await catalogue.travelsByIds([...new Set(ids)]);
      const names = new Map(travels.map(({ id, name }) => [id, name]));
      return toReviewsView(
        localizer,
        summary,
        reviews,
        ({ travelId }) => names.get(travelId ?? "") ?? "",
      );
    },
    pictures: (ids) => catalogue.pictures(ids),
    coordinators: (wanted) => coordinatorsForBlock(site, wanted),
    events: (wanted) => nextEvents(site, wanted),
    destinations: (wanted) => destinationsForBlock(site, wanted),
    map: (wanted) => mapForBlock(site, wanted),
    t: localizer.t,
    language: localizer.market.language,
    formatMoment: (instant) => ({
      date: formatLongDate(dayAt(instant, localizer.market), localizer.market),
      time: formatTime(instant, localizer.market),
      zone: zoneName(instant, localizer.market),
    }),
  };
};

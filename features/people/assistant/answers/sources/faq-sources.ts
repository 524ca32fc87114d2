import { pathOf } from "#markets/paths.ts";
import type { KnownFaq, MarketTexts } from "./market-texts.ts";
import { placeNames, travelNames } from "./names.ts";
import type { Source } from "./source.ts";

type SourcePlace = Pick<Source, "path" | "about">;

/** The questions of staff; those on a trip or a country are shown on the pages of trips. */
export const faqSources = ({
  market,
  product,
  faqs,
  contents,
  travels,
  destinations,
}: MarketTexts): readonly Source[] => {
  const byId = new Map(destinations.map((each) => [each.id, each]));
  const travelById = new Map(travels.map((each) => [each.id, each]));
  const faqsPath = pathOf(market.id, "faqs", {}, product) ?? "/";
  const travelPath = (slug: string) => pathOf(market.id, "travels-travel", { travel: slug }) ?? "/";
  const placeOf = ({ travelId, destinationId }: KnownFaq): SourcePlace | null => {
    if (travelId !== null) {
      const travel = travelById.get(travelId);
      return (
        (travel && { path: travelPath(travel.slug), about: travelNames(travel, byId) }) || null
      );
    }
    if (destinationId === null) return { path: faqsPath, about: null };
    const destination = byId.get(destinationId);
    const travel = travels.find(({ destinationIds }) => destinationIds.includes(destinationId));
    return destination && travel
      ? { path: travelPath(travel.slug), about: placeNames([destination]) }
      : null;
  };
  return faqs.flatMap((faq) => {
    const place = placeOf(faq);
    if (!place) return [];
    const { id, question, answer } = faq;
    const page = contents.get("faqs")?.title;
    const label = page === undefined || place.about !== null ? question : `${page}: ${question}`;
    return [
      {
        key: `faqs/${id}`,
        heading: question,
        text: answer,
        topics: [],
        subject: null,
        label,
        travelId: null,
        ...place,
      },
    ];
  });
};

import { sectionAnchor } from "#features/content/page-contents/parts/section-anchor.ts";
import type { PageContent } from "#features/content/page-contents/contract.ts";
import { pathOf } from "#markets/paths.ts";
import type { ContentRoute } from "#markets/routes.ts";
import type { Topic } from "#markets/search-words/question-words.ts";
import { plainText } from "./plain-text.ts";
import type { MarketTexts } from "./market-texts.ts";
import type { Source } from "./source.ts";

const shared = { topics: [], about: null, travelId: null } as const;

/** What the legal texts that are about no trip are about. */
const subjects: Partial<Readonly<Record<ContentRoute, readonly Topic[]>>> = {
  "legal-privacy-policy": [
    "personalData",
    "keeping",
    "erasing",
    "cookies",
    "newsletter",
    "account",
    "contact",
    "companions",
    "photos",
  ],
  "legal-terms-conditions": ["account", "reviews", "liability", "complaint", "mediation", "photos"],
};

type PagePart = Omit<Source, "subject">;

const sectionSources = (
  route: ContentRoute,
  { title, sections }: PageContent,
  path: string,
): readonly PagePart[] =>
  sections.flatMap(({ heading, text }, index) => {
    if (heading === "") return [];
    const bare = heading.replace(/^\d+\.\s*/, "");
    return [
      {
        ...shared,
        key: `pages/${route}/sections/${index + 1}`,
        heading: `${title}: ${bare}`,
        text: plainText(text),
        label: `${title}: ${heading}`,
        path: `${path}#${sectionAnchor(heading)}`,
      },
    ];
  });

const questionSources = (
  route: ContentRoute,
  { title, questions = [] }: PageContent,
  path: string,
): readonly PagePart[] =>
  questions
    .flatMap(({ items }) => items)
    .map(({ question, answer }, index) => ({
      ...shared,
      key: `pages/${route}/questions/${index + 1}`,
      heading: question,
      text: plainText(answer),
      label: `${title}: ${question}`,
      path,
    }));

/** The parts of all pages that staff have written, legal texts too. */
export const pageSources = ({ market, product, contents }: MarketTexts): readonly Source[] =>
  [...contents].flatMap(([route, content]) => {
    const path = pathOf(market.id, route, {}, product);
    if (path === null) return [];
    const fill = (text: string) => text.replaceAll("{product}", product);
    return [...sectionSources(route, content, path), ...questionSources(route, content, path)].map(
      (source) => ({
        ...source,
        subject: subjects[route] ?? null,
        heading: fill(source.heading),
        text: fill(source.text),
        label: fill(source.label),
      }),
    );
  });

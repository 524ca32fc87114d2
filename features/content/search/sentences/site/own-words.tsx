import { toCardLabels } from "#features/catalogue/travels/parts/card-presenter.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import {
  maxSentence,
  type SearchQuery,
  type SearchResult,
  type SearchSort,
} from "#features/content/search/contract.ts";
import type { SearchLookups } from "#features/content/search/parts/search-lookups.ts";
import { toFilterGroups } from "#features/content/search/parts/filters/filters-presenter.ts";
import { activeFiltersOf } from "#features/content/search/query/active-filters.ts";
import { noResultsView } from "#features/content/search/parts/no-results/no-results-view.ts";
import type { SearchSite } from "#features/content/search/query/search-site.ts";
import { type Interpretation, queryOf } from "../interpret.ts";
import { chipLabel } from "../chip-labels.ts";
import { readWithModel } from "../read-with-model.ts";
import type { Finding } from "../reader.ts";
import { foundId, OwnWordsPage } from "./own-words-page.tsx";
import type { OwnWordsView, SentencePart } from "./own-words-view.ts";
import { pathOf } from "#markets/paths.ts";
import { searchResultCards } from "#features/content/search/parts/cards.ts";
import { pageHead } from "#markets/site/head.ts";
import { visitorPage, type VisitorRequest } from "#markets/site/page-route.tsx";
import { loadSearchLookups } from "#features/content/search/parts/load-search-lookups.ts";
import { chipsOf, toChips } from "./chips.ts";
import { nearWordsOf } from "../near-wishes.ts";
import { maxNear, shortTimeNotes, toNotes } from "./notes.ts";
import { reasonsOf } from "./reasons.ts";
import { type Changes, changesFrom, sentenceAddress, unchanged } from "./sentence-address.ts";
import { toSort, withoutOtherSort } from "./sort.ts";
import ownWordsStyles from "./own-words.css?url";
import type { LanguageModel } from "#platform/server/language-model/language-model.ts";

/** What is read here of the market, for one request. */
type PageSite = SearchSite &
  Readonly<{
    /** What the search understands of a sentence. */
    interpret: (sentence: string) => Promise<Interpretation>;
    /** Keeps for staff what the search did not understand of a sentence. */
    keepUnread: (sentence: string, understood: Interpretation) => Promise<void>;
  }>;

/** A language model may read what no rule has read; null where none is configured. */
type OwnWordsRequest = VisitorRequest<PageSite> &
  Readonly<{ chat: Readonly<{ model: LanguageModel | null }> }>;

const keyOf = ({ parameter, value }: Finding): string => `${parameter}:${value}`;

/** The sentence in stretches: what became a filter, what did not, and what says nothing. */
const partsOf = (sentence: string, { findings, unread }: Interpretation): SentencePart[] => {
  const spans = [
    ...findings.map(({ words }) => ({ words, kind: "read" as const })),
    ...unread.map((words) => ({ words, kind: "unread" as const })),
  ].toSorted((one, other) => one.words[0] - other.words[0]);
  const parts: SentencePart[] = [];
  let end = 0;
  for (const { words, kind } of spans) {
    if (words[0] < end) continue;
    if (words[0] > end) parts.push({ text: sentence.slice(end, words[0]), kind: "plain" });
    parts.push({ text: sentence.slice(...words), kind });
    end = words[1];
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end), kind: "plain" });
  return parts;
};

const examplesOf = ({ localizer: { t } }: PageSite, path: string) =>
  [
    t("ownWords.example1"),
    t("ownWords.example2"),
    t("ownWords.example3"),
    t("ownWords.example4"),
  ].map((text) => ({ text, path: sentenceAddress(path, text, unchanged) }));

const startOf = ({ localizer: { t } }: PageSite): OwnWordsView["start"] => ({
  title: t("ownWords.title"),
  lead: t("ownWords.lead"),
  facts: [
    { title: t("ownWords.understands"), text: t("ownWords.understandsText") },
    { title: t("ownWords.shows"), text: t("ownWords.showsText") },
    { title: t("ownWords.never"), text: t("ownWords.neverText") },
  ],
});

const wordsOf = (sentence: string, spans: Interpretation["unread"]): readonly string[] =>
  spans.map((span) => sentence.slice(...span));

const failureOf = async (
  site: PageSite,
  sentence: string,
  { unread }: Interpretation,
): Promise<OwnWordsView["failure"]> => {
  const { localizer } = site;
  const { t, market } = localizer;
  const tours = pathOf(market.id, "tours");
  const lookups = await loadSearchLookups(site);
  const stretches = wordsOf(sentence, unread);
  const nearTo = await nearWordsOf(site, stretches, emptySearch, lookups);
  const near = stretches.flatMap((words) => nearTo(words).slice(0, maxNear));
  return {
    title: t("error.aiSearch"),
    text: t("ownWords.failureText"),
    ways: [
      { text: t("ownWords.useFilters"), path: searchPath(localizer, emptySearch) },
      ...near.map((wish) => ({
        text: chipLabel(localizer, wish, lookups),
        path: searchPath(localizer, queryOf([wish])),
      })),
      ...(tours === null ? [] : [{ text: t("nav.departures"), path: tours }]),
    ],
  };
};

/** The ways out of a search that finds nothing, as the search itself has them. */
const noResultsOf = async (
  site: PageSite,
  query: SearchQuery,
  result: SearchResult,
  lookups: SearchLookups,
) => {
  const groups = toFilterGroups(site.localizer, query, result, lookups);
  const filters = activeFiltersOf(site.localizer, query, groups, lookups);
  return noResultsView(site, query, filters, lookups);
};

const resultOf = async (
  site: PageSite,
  path: string,
  sentence: string,
  understood: Interpretation,
  changes: Changes,
): Promise<OwnWordsView["result"]> => {
  const { catalogue, localizer } = site;
  const { t } = localizer;
  const { dropped, sort } = changes;
  const left = understood.findings.filter((each) => !dropped.includes(keyOf(each)));
  const findings = withoutOtherSort(left, sort);
  const read = queryOf(findings);
  const query = { ...read, sort: sort ?? read.sort };
  const lookups = await loadSearchLookups(site);
  const result = await catalogue.search(query);
  const [nearTo, cards, reasons] = await Promise.all([
    nearWordsOf(site, wordsOf(sentence, understood.unread), query, lookups),
    searchResultCards(site, result.hits, query),
    reasonsOf(site, { query, wishes: findings, lookups }, result.hits),
  ]);
  const withoutPath = (chip: readonly Finding[]) =>
    sentenceAddress(path, sentence, { dropped: [...dropped, ...chip.map(keyOf)], sort });
  const inOrder = (order: SearchSort) =>
    `${sentenceAddress(path, sentence, { dropped, sort: order })}#${foundId}`;
  const sources = { localizer, sentence, query, people: understood.people, result, lookups };
  const ordinary = searchPath(localizer, query);
  return {
    readTitle: t("ownWords.read"),
    parts: partsOf(sentence, { ...understood, findings }),
    chips: toChips({ ...sources, withoutPath }, findings),
    notes: [
      ...toNotes(localizer, sentence, { ...understood, query }, lookups, nearTo),
      ...(result.total === 0 ? await shortTimeNotes(site, query) : []),
    ],
    count: t("count.trips", { n: result.total }),
    sort: result.total > 1 ? toSort(localizer, query.sort, inOrder) : null,
    same: {
      before: t("ownWords.sameBefore"),
      link: { text: t("ownWords.sameLink"), path: ordinary },
      after: t("ownWords.sameAfter"),
    },
    cards: cards.map((card) => ({
      card,
      fits: reasons.get(card.id)?.fits ?? null,
      against: reasons.get(card.id)?.against ?? null,
    })),
    noResults: result.total === 0 ? await noResultsOf(site, query, result, lookups) : null,
    labels: toCardLabels(localizer),
    resultsLabel: t("results.label"),
    more:
      result.pages > 1
        ? {
            text: t("paging.next"),
            path: searchPath(localizer, { ...query, page: 2 }),
          }
        : null,
  };
};

/** What is understood of a sentence, by rules and, where one is configured, by a model. */
const understand = async (
  { site, chat: { model } }: Pick<OwnWordsRequest, "site" | "chat">,
  sentence: string,
): Promise<Interpretation> =>
  readWithModel(model, {
    sentence,
    understood: await site.interpret(sentence),
    localizer: site.localizer,
    lookups: await loadSearchLookups(site),
  });

const load = async ({ site, searchParams, chat }: OwnWordsRequest) => {
  const { localizer, market, product } = site;
  const { t } = localizer;
  const path = pathOf(market.id, "search-ai") ?? "/";
  const sentence = (searchParams.get("q") ?? "")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .slice(0, maxSentence);
  const understood = sentence === "" ? null : await understand({ site, chat }, sentence);
  const changes = changesFrom(searchParams);
  // Whoever takes a chip off or chooses an order says the same sentence again.
  if (understood !== null && changes.dropped.length === 0 && changes.sort === null)
    await site.keepUnread(sentence, understood).catch(site.report);
  const isUnderstood = understood !== null && chipsOf(understood.findings).length > 0;
  const view: OwnWordsView = {
    path,
    searchPath: pathOf(market.id, "search") ?? "/",
    sentence,
    label: t("ownWords.label"),
    placeholder: t("ownWords.placeholder"),
    submit: t("ownWords.submit"),
    maxLength: maxSentence,
    examples: examplesOf(site, path),
    start: understood === null ? startOf(site) : null,
    result: isUnderstood ? await resultOf(site, path, sentence, understood, changes) : null,
    failure:
      understood !== null && !isUnderstood ? await failureOf(site, sentence, understood) : null,
  };
  return {
    view,
    head: pageHead(site, {
      title: t("meta.ownWords.title", { product }),
      description: t("meta.ownWords.description"),
      path,
      robots: "noindex",
      alternates: "search-ai",
    }),
  };
};

const OwnWords = ({ view }: { view: OwnWordsView }) => <OwnWordsPage view={view} />;

/** What somebody says is theirs: nobody keeps the page. */
export const ownWordsPage = visitorPage({
  stylesheets: [ownWordsStyles],
  load,
  Page: OwnWords,
});

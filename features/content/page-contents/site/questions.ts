import type { SearchReads } from "#features/content/search/site/reads.ts";
import type { Translate } from "#markets/translator.ts";
import { pathsInMarket, type WrittenRouteReads } from "#markets/site/paths-in-market.ts";
import type { Site } from "#markets/site/site.ts";
import type { ContentView } from "./content-view.ts";
import { findTexts, type FormsOf } from "./words/find-texts.ts";

type Found = Pick<ContentView, "faqs" | "questionSearch">;

const countOf = (groups: ContentView["faqs"]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);

/** Who asks in vain can ask the chat or write to people. */
const linksFor = async (site: Site<WrittenRouteReads>, path: string, n: number) => {
  const { t } = site.localizer;
  const pathTo = pathsInMarket(site, await site.catalogue.contents());
  const others = [
    { label: t("faqs.ask"), path: pathTo("chat") },
    { label: t("footer.contacts"), path: pathTo("contacts") },
  ];
  return [{ label: t("faqs.all"), path }, ...(n > 0 ? [] : others)].flatMap((link) =>
    link.path === null ? [] : [{ label: link.label, path: link.path }],
  );
};

const formOf = (t: Translate, path: string, value: string) => ({
  path,
  label: t("faqs.search"),
  submit: t("faqs.find"),
  value,
});

/** A word's forms by the stems of the search of trips. */
const formsBy =
  ({ catalogue }: Site<Pick<SearchReads, "wordsInTexts">>): FormsOf =>
  async (typed, known) => {
    const texts = known.map((text) => ({ text, countries: [] }));
    const found = await catalogue.wordsInTexts(typed, texts);
    return known.filter((_, at) => found[at]?.length);
  };

/** The page's questions, or those of them that a visitor's words find. */
export const questionsFor = async (
  site: Site<WrittenRouteReads & Pick<SearchReads, "wordsInTexts">>,
  path: string,
  all: ContentView["faqs"],
  q: string,
): Promise<Found> => {
  const { t } = site.localizer;
  if (all.length === 0) return { faqs: all, questionSearch: null };
  if (q === "") return { faqs: all, questionSearch: { ...formOf(t, path, q), found: null } };
  const textOf = ({ question, answer }: (typeof all)[number]["items"][number]) =>
    `${question} ${answer}`;
  const { has, words } = await findTexts(
    all.flatMap(({ items }) => items.map(textOf)),
    q,
    formsBy(site),
  );
  const groups = all
    .map((group) => ({ ...group, items: group.items.filter((item) => has(textOf(item))) }))
    .filter(({ items }) => items.length > 0);
  const n = countOf(groups);
  const title = t("faqs.found", { n, q });
  const links = await linksFor(site, path, n);
  return {
    faqs: groups,
    questionSearch: { ...formOf(t, path, q), found: { title, links, words } },
  };
};

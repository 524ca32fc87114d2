import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useSyncExternalStore } from "react";
import type { PageInput } from "#features/pages/contract.ts";
import { visitorTitle } from "#features/pages/parts/page-heading.ts";
import type { SeoResponse, SeoCheck } from "#features/pages/seo-contract.ts";
import { pathOf } from "#markets/paths.ts";
import type { MarketId } from "#markets/market-type.ts";
import { routeNames } from "#markets/routes.ts";
import { callApi } from "#platform/browser/call-api.ts";
import { missingIn } from "../notes/empty-blocks.ts";
import { type CatalogueBlock, pageApi } from "../page-api.ts";
import { findChoice } from "../pickers/choices.ts";
import { seoFindings } from "./findings.ts";
import { findPageLinks } from "#features/pages/parts/page-links.ts";
import { findPagePictures } from "./pictures.ts";
import type { PageSource } from "../state/page-store.ts";

export type SeoPanelProps = Readonly<{
  country: string;
  /** The market's origin; null where no host serves it. */
  site: string | null;
  market: MarketId;
  source: PageSource;
  /** Focuses the field at a path: `seo.title`, `blocks.3.content.media`. */
  onGoToField: (path: string) => void;
}>;

const analysisDelayMs = 300; // the page is analysed once it is unchanged this long
const requestDelayMs = 500; // the server is asked once the request is unchanged this long
const maxLinks = 300;

/** The public path of a page. A fixed page has the path of its route. */
const publicPathOf = (market: MarketId, { slug, isFixed, routingKey }: PageInput): string => {
  const route = isFixed ? routeNames.find((name) => name === routingKey) : undefined;
  try {
    return (route && pathOf(market, route)) ?? `/${slug}`;
  } catch {
    return `/${slug}`; // a route of one travel or coordinator has no path of its own
  }
};

const useServerCheck = (country: string, request: SeoCheck) => {
  const [key] = useDebouncedValue(JSON.stringify(request), requestDelayMs);
  const { data, error, refetch } = useQuery({
    queryKey: ["seo-check", country, key],
    queryFn: () => callApi<SeoResponse>("POST", `${country}/seo-check`, JSON.parse(key)),
    placeholderData: keepPreviousData,
    retry: false,
    networkMode: "always", // offline too, the error is shown instead of an endless wait
  });
  return { response: data, error, retry: () => void refetch() };
};

const usePictures = (country: string, ids: readonly string[]) =>
  useQuery({
    queryKey: ["choices", country, "media", ids],
    queryFn: async () =>
      new Map(
        await Promise.all(
          ids.map(async (id) => [id, await findChoice(country, "media", id)] as const),
        ),
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
    networkMode: "always", // offline too, the error is shown instead of an endless wait
  }).data;

const useCatalogue = (country: string) =>
  useQuery({
    queryKey: ["page-composer-blocks", country],
    queryFn: () => pageApi(country).catalogue(),
    staleTime: Infinity,
  }).data;

/** The page with the blocks switched off of which visitors see nothing. */
const withoutEmptyBlocks = (
  page: PageInput,
  catalogue: readonly CatalogueBlock[] = [],
): PageInput => ({
  ...page,
  blocks: page.blocks.map((block) => {
    const needs = catalogue.find(({ name }) => name === block.blockType)?.needs ?? null;
    return missingIn(block, needs) ? { ...block, enabled: false } : block;
  }),
});

/** The caller passes a debounced page, because the search takes 20 ms in a page of 300 blocks. */
const useLinksAndPictures = (
  page: PageInput,
  site: string | null,
  catalogue: readonly CatalogueBlock[] | undefined,
) => {
  const links = useMemo(() => findPageLinks(page.blocks, site), [page.blocks, site]);
  const pictures = useMemo(
    () =>
      findPagePictures(page.blocks, (type) => catalogue?.find(({ name }) => name === type)?.fields),
    [page.blocks, catalogue],
  );
  return { links, pictures };
};

const seoTitleOf = ({ seo, blocks }: PageInput): string =>
  visitorTitle(
    seo.title,
    blocks.filter(({ enabled }) => enabled),
  );
const wrapTitle = (pair: readonly [string, string] | undefined, text: string) =>
  `${pair?.[0] ?? ""}${text}${pair?.[1] ?? ""}`;

/** The previews are updated on every key stroke, the findings only when typing pauses. */
export const useSeo = (props: SeoPanelProps) => {
  const { country, market, source } = props;
  const catalogue = useCatalogue(country);
  const edited = useDeferredValue(useSyncExternalStore(source.subscribe, source.get));
  const current = useMemo(() => withoutEmptyBlocks(edited, catalogue), [edited, catalogue]);
  const [page] = useDebouncedValue(current, analysisDelayMs);
  const { links, pictures } = useLinksAndPictures(page, props.site, catalogue);
  const ids = [...pictures.map(({ id }) => id), ...(page.seo.image ? [page.seo.image] : [])];
  const pictureById = usePictures(country, [...new Set(ids)].toSorted());
  const publicPath = publicPathOf(market, page);
  const sitePaths = new Set(
    links.flatMap((link) => (link.sitePath && link.sitePath !== publicPath ? [link.sitePath] : [])),
  );
  const checkedLinks = [...sitePaths].filter((link) => link.length <= 500).slice(0, maxLinks);
  const uncheckedCount = sitePaths.size - checkedLinks.length;
  const { response, error, retry } = useServerCheck(country, {
    links: checkedLinks,
    title: seoTitleOf(page).slice(0, 200),
    description: page.seo.description.slice(0, 320),
    pageId: page.id ?? null,
  });
  const findings = useMemo(() => {
    const pageTitle = seoTitleOf(page);
    const fullTitle = pageTitle
      ? wrapTitle(response?.aroundTitle, pageTitle)
      : (response?.untitled.title ?? "");
    return seoFindings({ page, fullTitle, links, uncheckedCount, pictures, pictureById, response });
  }, [page, links, uncheckedCount, pictures, pictureById, response]);
  const title = seoTitleOf(current);
  const { untitled = { title: "", description: "" } } = response ?? {};
  return {
    path: publicPathOf(market, current),
    title: title ? wrapTitle(response?.aroundTitle, title) : untitled.title,
    description:
      current.seo.description.trim() ||
      (title ? wrapTitle(response?.aroundName, title) : untitled.description),
    picture: pictureById?.get(current.seo.image ?? "")?.picture ?? null,
    findings,
    error,
    retry,
  };
};

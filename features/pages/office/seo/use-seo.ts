import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useSyncExternalStore } from "react";
import type { PageInput } from "#features/pages/contract.ts";
import type { SeoResponse, SeoCheck } from "#features/pages/seo-contract.ts";
import { pathOf } from "#markets/markets.ts";
import type { MarketId } from "#markets/market-type.ts";
import { routeNames } from "#markets/routes.ts";
import { callApi, pageApi } from "../page-api.ts";
import { findChoice } from "../pickers/choices.ts";
import { seoFindings } from "./findings.ts";
import { findPageLinks } from "./links.ts";
import { findPagePictures } from "./pictures.ts";
import type { PageSource } from "../state/page-store.ts";

export type SeoPanelProps = Readonly<{
  country: string;
  /** The origin of the market; null where no host shows it. */
  site: string | null;
  market: MarketId;
  source: PageSource;
  /** Moves to the field at a path: `seo.title`, `blocks.3.content.media`. */
  onGo: (path: string) => void;
}>;

const analysisDelayMs = 300; // ms without a change before the page is gone through
const requestDelayMs = 500; // ms without a change before the server is asked again
const maxLinks = 300;

/** Where visitors find a page: a fixed one at its route. */
const publicPathOf = (market: MarketId, { slug, isFixed, routingKey }: PageInput): string => {
  const route = isFixed ? routeNames.find((name) => name === routingKey) : undefined;
  try {
    return (route && pathOf(market, route)) ?? `/${slug}`;
  } catch {
    return `/${slug}`; // a route of one travel or coordinator has no path of its own
  }
};

const useServerCheck = (country: string, wanted: SeoCheck) => {
  const [key] = useDebouncedValue(JSON.stringify(wanted), requestDelayMs);
  const { data, error, refetch } = useQuery({
    queryKey: ["seo-check", country, key],
    queryFn: () => callApi<SeoResponse>("POST", `${country}/seo-check`, JSON.parse(key)),
    placeholderData: keepPreviousData,
    retry: false,
    networkMode: "always", // without a network too it is said that nothing came
  });
  return { answer: data, error, again: () => void refetch() };
};

const useKnownPictures = (country: string, ids: readonly string[]) =>
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
    networkMode: "always", // without a network too it is said that nothing came
  }).data;

/** The links and pictures of a page, sought when it has stood still: a page of 300 blocks takes 20 ms. */
const useLinksAndPictures = (page: PageInput, { country, site }: SeoPanelProps) => {
  const { data: catalogue } = useQuery({
    queryKey: ["page-composer-blocks", country],
    queryFn: () => pageApi(country).catalogue(),
    staleTime: Infinity,
  });
  const links = useMemo(() => findPageLinks(page.blocks, site), [page.blocks, site]);
  const pictures = useMemo(
    () =>
      findPagePictures(page.blocks, (type) => catalogue?.find(({ name }) => name === type)?.fields),
    [page.blocks, catalogue],
  );
  return { links, pictures };
};

const titleOf = ({ name, seo }: PageInput): string => seo.title.trim() || name.trim();
const wrapTitle = (pair: readonly [string, string] | undefined, text: string) =>
  `${pair?.[0] ?? ""}${text}${pair?.[1] ?? ""}`;

/** What is said of the open page: the previews with every key stroke, the findings when it stands still. */
export const useSeo = (props: SeoPanelProps) => {
  const { country, market, source } = props;
  const now = useDeferredValue(useSyncExternalStore(source.subscribe, source.get));
  const [page] = useDebouncedValue(now, analysisDelayMs);
  const { links, pictures } = useLinksAndPictures(page, props);
  const ids = [...pictures.map(({ id }) => id), ...(page.seo.image ? [page.seo.image] : [])];
  const known = useKnownPictures(country, [...new Set(ids)].toSorted());
  const own = publicPathOf(market, page);
  const ours = new Set(
    links.flatMap((link) => (link.ownPath && link.ownPath !== own ? [link.ownPath] : [])),
  );
  const asked = [...ours].filter((link) => link.length <= 500).slice(0, maxLinks);
  const unasked = ours.size - asked.length;
  const { answer, error, again } = useServerCheck(country, {
    links: asked,
    title: titleOf(page).slice(0, 200),
    description: page.seo.description.slice(0, 320),
    pageId: page.id ?? null,
  });
  const findings = useMemo(() => {
    const shownTitle = wrapTitle(answer?.aroundTitle, titleOf(page));
    return seoFindings({ page, shownTitle, links, unasked, pictures, known, answer });
  }, [page, links, unasked, pictures, known, answer]);
  return {
    path: publicPathOf(market, now),
    title: wrapTitle(answer?.aroundTitle, titleOf(now)),
    description: now.seo.description.trim() || wrapTitle(answer?.aroundName, now.name.trim()),
    picture: known?.get(now.seo.image ?? "")?.picture ?? null,
    findings,
    error,
    again,
  };
};

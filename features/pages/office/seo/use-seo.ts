import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useSyncExternalStore } from "react";
import type { PageInput } from "#features/pages/contract.ts";
import type { SeoAnswer, SeoCheck } from "#features/pages/seo-contract.ts";
import { pathOf } from "#markets/markets.ts";
import type { MarketId } from "#markets/market-type.ts";
import { routeNames } from "#markets/routes.ts";
import { call, pageCalls } from "../calls.ts";
import { choiceOf } from "../pickers/choices.ts";
import { findingsOf } from "./findings.ts";
import { linksOf } from "./links.ts";
import { picturesOf } from "./pictures.ts";

/** What a panel may know of the open page. */
export type PageSource = Readonly<{
  get: () => PageInput;
  subscribe: (listener: () => void) => () => void;
}>;

export type SeoPanelProps = Readonly<{
  country: string;
  /** The origin of the market; null where no host shows it. */
  site: string | null;
  market: MarketId;
  source: PageSource;
  /** Moves to the field at a path: `seo.title`, `blocks.3.content.media`. */
  onGo: (path: string) => void;
}>;

const pause = 800; // ms without a change before the server is asked again
const mostLinks = 300;

/** Where visitors find a page: a fixed one at its route. */
const pathIn = (market: MarketId, { slug, isFixed, routingKey }: PageInput): string => {
  const route = isFixed ? routeNames.find((name) => name === routingKey) : undefined;
  try {
    return (route && pathOf(market, route)) ?? `/${slug}`;
  } catch {
    return `/${slug}`; // a route of one travel or coordinator has no path of its own
  }
};

const useServerCheck = (country: string, wanted: SeoCheck) => {
  const [key] = useDebouncedValue(JSON.stringify(wanted), pause);
  const { data, error, refetch } = useQuery({
    queryKey: ["seo-check", country, key],
    queryFn: () => call<SeoAnswer>("POST", `${country}/seo-check`, JSON.parse(key)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { answer: data, error, again: () => void refetch() };
};

const useKnownPictures = (country: string, ids: readonly string[]) =>
  useQuery({
    queryKey: ["choices", country, "media", ids],
    queryFn: async () =>
      new Map(
        await Promise.all(
          ids.map(async (id) => [id, await choiceOf(country, "media", id)] as const),
        ),
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  }).data;

/** What is said of the open page, kept up with it while there is time between key strokes. */
export const useSeo = ({ country, site, market, source }: SeoPanelProps) => {
  const page = useDeferredValue(useSyncExternalStore(source.subscribe, source.get));
  const { data: catalogue } = useQuery({
    queryKey: ["page-composer-blocks", country],
    queryFn: () => pageCalls(country).catalogue(),
    staleTime: Infinity,
  });
  const path = pathIn(market, page);
  const links = useMemo(() => linksOf(page.blocks, site), [page.blocks, site]);
  const pictures = useMemo(
    () => picturesOf(page.blocks, (type) => catalogue?.find(({ name }) => name === type)?.fields),
    [page.blocks, catalogue],
  );
  const ids = [...pictures.map(({ id }) => id), ...(page.seo.image ? [page.seo.image] : [])];
  const known = useKnownPictures(country, [...new Set(ids)].toSorted());
  const ours = links.flatMap((link) => (link.ours && link.ours !== path ? [link.ours] : []));
  const { answer, error, again } = useServerCheck(country, {
    links: [...new Set(ours)].filter((link) => link.length <= 500).slice(0, mostLinks),
    title: (page.seo.title.trim() || page.name.trim()).slice(0, 200),
    description: page.seo.description.slice(0, 320),
    pageId: page.id ?? null,
  });
  const around = (pair: readonly [string, string] | undefined, text: string) =>
    `${pair?.[0] ?? ""}${text}${pair?.[1] ?? ""}`;
  const title = around(answer?.aroundTitle, page.seo.title.trim() || page.name.trim());
  const description = page.seo.description.trim() || around(answer?.aroundName, page.name.trim());
  const findings = findingsOf({ page, shownTitle: title, links, pictures, known, answer });
  const picture = known?.get(page.seo.image ?? "")?.picture ?? null;
  return { path, title, description, picture, findings, error, again };
};

import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { PageInput } from "#features/content/pages/contract.ts";
import { findPageLinks } from "#features/content/pages/parts/page-links.ts";
import type { SeoCheck } from "#features/content/pages/seo-contract.ts";
import { checkSeo } from "#features/content/pages/seo/calls.ts";
import type { MarketId } from "#markets/market-type.ts";
import { call } from "#platform/browser/call.ts";
import { findChoice } from "#features/records/choices/pickers/choices.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { seoFindings } from "../findings/findings.ts";
import type { PageFindings } from "../findings/findings-store.ts";
import { inDeclaredOrder } from "../seo/declared-order.ts";
import { findPagePictures } from "../findings/pictures.ts";
import { seoRequest, seoTitleOf, wrapTitle } from "../seo/seo-request.ts";
import { publicPathOf, withoutEmptyBlocks } from "../seo/visible-page.ts";

export type FindingsOptions = Readonly<{
  country: string;
  market: MarketId;
  /** The market's origin; null where no host serves it. */
  site: string | null;
  catalogue: readonly CatalogueBlock[];
  /** Null for a page that was never saved. */
  storedId: string | null;
}>;

const analysisDelayMs = 300; // the page is analysed once it is unchanged this long
const requestDelayMs = 500; // the server is asked once the request is unchanged this long

const useServerCheck = (country: string, request: SeoCheck) => {
  const asked = JSON.stringify(request);
  const [key] = useDebouncedValue(asked, requestDelayMs);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ["seo-check", country, key],
    queryFn: () => call(checkSeo, { country }, { body: JSON.parse(key) }),
    placeholderData: keepPreviousData,
    retry: false,
    networkMode: "always", // offline too, the error is shown instead of an endless wait
  });
  const isCurrent = key === asked && data !== undefined && !isPlaceholderData;
  return { response: data, error, isCurrent, retry: () => void refetch() };
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
  });

/** @param page a debounced one, because the search takes 20 ms in a page of 300 blocks */
const useLinksAndPictures = (
  page: PageInput,
  site: string | null,
  catalogue: readonly CatalogueBlock[],
) => {
  const links = useMemo(() => findPageLinks(page.blocks, site), [page.blocks, site]);
  const pictures = useMemo(
    () =>
      findPagePictures(page.blocks, (type) => catalogue.find(({ name }) => name === type)?.fields),
    [page.blocks, catalogue],
  );
  return { links, pictures };
};

/** Looks at the page whenever typing pauses. */
export const useFindings = (edited: PageInput, options: FindingsOptions): PageFindings => {
  const { country, market, site, catalogue, storedId } = options;
  const [settled] = useDebouncedValue(edited, analysisDelayMs);
  const page = useMemo(
    () => inDeclaredOrder(withoutEmptyBlocks(settled, catalogue), catalogue),
    [settled, catalogue],
  );
  const { links, pictures } = useLinksAndPictures(page, site, catalogue);
  const ids = [...pictures.map(({ id }) => id), ...(page.seo.image ? [page.seo.image] : [])];
  const { data: pictureById, isPlaceholderData } = usePictures(
    country,
    [...new Set(ids)].toSorted(),
  );
  const publicPath = publicPathOf(market, page);
  const { request, uncheckedCount } = seoRequest({ page, storedId, publicPath, links });
  const { response, error, isCurrent, retry } = useServerCheck(country, request);
  const findings = useMemo(() => {
    const title = seoTitleOf(page);
    const fullTitle = title
      ? wrapTitle(response?.aroundTitle, title)
      : (response?.untitled.title ?? "");
    return seoFindings({ page, fullTitle, links, uncheckedCount, pictures, pictureById, response });
  }, [page, links, uncheckedCount, pictures, pictureById, response]);
  const isComplete = isCurrent && pictureById !== undefined && !isPlaceholderData;
  return { page: settled, findings, isComplete, pictureById, response, error, retry };
};

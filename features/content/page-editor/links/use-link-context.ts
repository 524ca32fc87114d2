import { useQuery } from "@tanstack/react-query";
import { useOutletContext } from "react-router";
import { getBackofficeConfig } from "#features/records/staff-accounts/config/calls.ts";
import type { MarketId } from "#markets/market-type.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { call } from "#platform/browser/call.ts";
import { useOpenPage } from "../state/use-page.ts";
import type { MarketSite } from "./recognise-address.ts";

export type LinkContext = Readonly<{
  country: string;
  market: MarketId;
  /** Null for a page that was never saved, and for what is no page. */
  pageId: string | null;
  /** The public sites of all markets; null until they are known. */
  sites: readonly MarketSite[] | null;
}>;

const fetchSites = async (): Promise<readonly MarketSite[]> => {
  const { countries } = await call(getBackofficeConfig, {});
  return countries.map(({ market, site }) => ({ market, origin: site }));
};

export const useLinkContext = (): LinkContext => {
  const { country } = useOutletContext<Readonly<{ country: string }>>();
  const pageId = useOpenPage(({ stored }) => stored?.id ?? null);
  const { data, isError } = useQuery({
    queryKey: ["market-sites"],
    queryFn: fetchSites,
    staleTime: Infinity,
    retry: false,
    networkMode: "always", // offline too, it fails instead of waiting without end
  });
  const market = marketByApiCountry(country)?.id ?? "international";
  return { country, market, pageId, sites: data ?? (isError ? [] : null) };
};

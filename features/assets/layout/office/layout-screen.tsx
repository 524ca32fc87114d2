import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useParams, useSearchParams } from "react-router";
import { getBackofficeConfig } from "#features/records/staff-accounts/config/calls.ts";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { type LayoutArea, layoutAreaSchema } from "#features/assets/layout/contract.ts";
import { call, callVersioned } from "#platform/browser/call.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { getLayout, listLayoutOfMarkets } from "../calls.ts";
import { LayoutEditor } from "./layout-editor.tsx";
import { partNames } from "./record/layout-record.ts";

/** What is edited is read once: a later version would replace what is typed. */
const readOnce = { retry: false, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false };

const useMarkets = (country: string, area: LayoutArea) =>
  useQuery({
    queryKey: ["layout of markets", country, area],
    queryFn: () => call(listLayoutOfMarkets, { country, id: area }),
    retry: false,
  });

const useSites = () =>
  useQuery({
    queryKey: ["sites"],
    queryFn: () => call(getBackofficeConfig, {}),
    staleTime: Infinity,
    retry: false,
  });

type PartProps = Readonly<{ country: string; area: LayoutArea }>;

/** Of the market that the address names, by default the one that is worked on. */
const Part = ({ country: ownCountry, area }: PartProps) => {
  const [search] = useSearchParams();
  const country = search.get("market") ?? ownCountry;
  const markets = useMarkets(ownCountry, area);
  const sites = useSites();
  const part = useQuery({
    queryKey: ["layout", country, area],
    queryFn: () => callVersioned(getLayout, { country, id: area }),
    ...readOnce,
  });
  const all = markets.data;
  const edited = all?.find((market) => market.country === country);
  const known = useMemo(() => all && edited && { all, edited }, [all, edited]);
  if (part.data && known)
    return (
      <LayoutEditor
        key={country}
        area={area}
        country={country}
        site={sites.data?.countries.find(({ code }) => code === country)?.site ?? null}
        initial={part.data}
        markets={known}
        onSaved={() => void markets.refetch()}
      />
    );
  const error = part.error ?? markets.error;
  return (
    <>
      <ScreenTop title={partNames[area]} count="Layout" />
      <ScreenState
        what="the layout"
        isLoading={!error}
        error={error}
        onRetry={() => {
          void part.refetch();
          void markets.refetch();
        }}
      >
        {null}
      </ScreenState>
    </>
  );
};

/** Header, footer, beans and contacts of all markets, at `/layout/:part`. */
const LayoutScreen = ({ country }: Readonly<{ country: string }>) => {
  const { part } = useParams();
  const { data: area } = layoutAreaSchema.safeParse(part);
  return area === undefined ? null : (
    <QueryProvider>
      <Part key={area} country={country} area={area} />
    </QueryProvider>
  );
};

export default LayoutScreen;

import { useQuery } from "@tanstack/react-query";
import { useOutletContext } from "react-router";
import { resourceCalls } from "#features/catalogue/resources/calls.ts";
import type { ResourceKind } from "#features/catalogue/resources/contract.ts";
import { call } from "#platform/browser/call.ts";

type Resource = Readonly<{ id: string; name: string }>;

const noResources: readonly Resource[] = [];

/** The country of the screen, as in the API's paths. */
export const useCountry = (): string => useOutletContext<Readonly<{ country: string }>>().country;

/** The resources of a kind in their order, in the market of the screen; empty until they are there. */
export const useResources = (kind: ResourceKind): readonly Resource[] => {
  const country = useCountry();
  const { data } = useQuery({
    queryKey: ["travel resources", country, kind],
    queryFn: () => call(resourceCalls[kind].list, { country }),
    staleTime: 60_000,
    retry: false,
  });
  return data ?? noResources;
};

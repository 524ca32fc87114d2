import { useQuery } from "@tanstack/react-query";
import { useOutletContext } from "react-router";
import { callApi } from "#platform/browser/call-api.ts";

type Resource = Readonly<{ id: string; name: string }>;

const noResources: readonly Resource[] = [];

/** The country of the screen, as in the API's paths. */
export const useCountry = (): string => useOutletContext<Readonly<{ country: string }>>().country;

/** The resources of a kind in their order, in the market of the screen; empty until they are there. */
export const useResources = (kind: string): readonly Resource[] => {
  const country = useCountry();
  const { data } = useQuery({
    queryKey: ["travel resources", country, kind],
    queryFn: () => callApi<readonly Resource[]>("GET", `${country}/resources/${kind}`),
    staleTime: 60_000,
    retry: false,
  });
  return data ?? noResources;
};

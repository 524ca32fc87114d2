import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callVersioned, ifMatch, type VersionedAnswer } from "#platform/browser/call-api.ts";
import type { Resource, ResourceKind } from "../contract.ts";

/** A resource as its list shows it. */
export type ListedResource = Resource & Readonly<{ travels: number }>;

type List = VersionedAnswer<readonly ListedResource[]>;

/** All resources of a kind in their order, and how the order is written. */
export const useResources = (country: string, kind: ResourceKind) => {
  const path = `${country}/resources/${kind}`;
  const queryKey = ["resources", country, kind];
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery<List, Error>({
    queryKey,
    queryFn: () => callVersioned("GET", path),
    retry: false,
  });
  return {
    list: data?.body ?? [],
    isLoaded: data !== undefined,
    error,
    isLoading: isPending,
    refetch,
    refresh: () => client.invalidateQueries({ queryKey }),
    saveOrder: async (ids: readonly string[]) => {
      const { version } = client.getQueryData<List>(queryKey) ?? { version: null };
      const places = ids.map((id, index) => ({ id, order: index + 1 }));
      try {
        const answer: List = await callVersioned("PUT", path, places, ifMatch(version));
        client.setQueryData<List>(queryKey, answer);
      } catch (error) {
        void client.invalidateQueries({ queryKey });
        throw error;
      }
    },
  };
};

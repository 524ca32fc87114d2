import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { libraryApi } from "./library-api.ts";
import { listName } from "./media-list.tsx";

export const overviewKey = (country: string): readonly string[] => ["library-overview", country];

/** The library in figures; undefined until it is known. */
export const useOverview = (country: string) =>
  useQuery({
    queryKey: overviewKey(country),
    queryFn: () => libraryApi(country).overview(),
    retry: false,
  }).data;

/** Reads list and figures again. */
export const useRefreshLibrary = (country: string) => {
  const client = useQueryClient();
  return useCallback(async () => {
    void client.invalidateQueries({ queryKey: overviewKey(country) });
    await client.invalidateQueries({ queryKey: [listName, country] });
  }, [client, country]);
};

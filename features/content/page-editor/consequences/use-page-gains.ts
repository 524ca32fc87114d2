import { useQuery } from "@tanstack/react-query";
import { pageApi } from "../page-api.ts";
import { toPageInput } from "../state/edited-page.ts";
import { pageGains } from "./page-gains.ts";

/** What visitors would meet if the stored page were published now. */
export const usePageGains = (country: string, pageId: string) => {
  const { data, error } = useQuery({
    queryKey: ["page-publishing", country, pageId],
    queryFn: async () => {
      const api = pageApi(country);
      return pageGains(await api.publishing(toPageInput(await api.read(pageId))));
    },
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  return { gains: data, error };
};

import { useQuery } from "@tanstack/react-query";
import { pageApi } from "../page-api.ts";
import { pageLosses } from "./page-losses.ts";

/** What visitors meet once the page is gone, as the server finds it now. */
export const usePageLosses = (country: string, pageId: string) => {
  const { data, error } = useQuery({
    queryKey: ["page-consequences", country, pageId],
    queryFn: () => pageApi(country).consequences(pageId),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  return { losses: data && pageLosses(data), error };
};

import { useQuery } from "@tanstack/react-query";
import { pageApi } from "../page-api.ts";
import { pageLosses } from "./page-losses.ts";

/** What leads to a page, as the server finds it now. */
export const usePageConsequences = (country: string, pageId: string) => {
  const { data, error } = useQuery({
    queryKey: ["page-consequences", country, pageId],
    queryFn: () => pageApi(country).consequences(pageId),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  return { data, error };
};

/** What visitors meet once the page is gone. */
export const usePageLosses = (country: string, pageId: string) => {
  const { data, error } = usePageConsequences(country, pageId);
  return { losses: data && pageLosses(data), error };
};

import { useQuery } from "@tanstack/react-query";
import type { PageSummary } from "#features/content/pages/contract.ts";
import { gainsOfPages, type PageToPublish } from "../consequences/page-gains.ts";
import { lossesOfPages } from "../consequences/page-losses.ts";
import { pageApi } from "../page-api.ts";
import { toPageInput } from "../state/edited-page.ts";
import { type BulkKind, sumOfConsequences } from "./page-bulk.ts";

const findGains = async (country: string, pages: readonly PageSummary[]) => {
  const api = pageApi(country);
  const found: PageToPublish[] = [];
  for (const { id, name } of pages)
    found.push({ id, name, publishing: await api.publishing(toPageInput(await api.read(id))) });
  return gainsOfPages(found);
};

const findLosses = async (country: string, pages: readonly PageSummary[]) => {
  const all = [];
  for (const { id } of pages) all.push(await pageApi(country).consequences(id));
  return lossesOfPages(sumOfConsequences(all, new Set(pages.map(({ id }) => id))));
};

/** What visitors will meet after an action on several pages, as the server finds it now. */
export const useBulkConsequences = (
  country: string,
  kind: BulkKind,
  pages: readonly PageSummary[],
) =>
  useQuery({
    queryKey: ["pages-consequences", country, kind, pages.map(({ id }) => id)],
    queryFn: () => (kind === "publish" ? findGains(country, pages) : findLosses(country, pages)),
    enabled: pages.length > 0,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });

import type { ListAnswer } from "#design/office/list/list-declaration.ts";
import { apiQuery, type ListSearch } from "#design/office/list/search/list-search.ts";
import {
  ApiError,
  callApi,
  callVersioned,
  ifMatch,
  type VersionedAnswer,
} from "#platform/browser/call-api.ts";
import type {
  Elsewhere,
  ListedRedirect,
  ProblemCounts,
  Redirect,
  RedirectInput,
  RedirectPreview,
  RedirectTrace,
} from "../contract.ts";
import type { Correction, RedirectImportReport } from "../import-contract.ts";

export const redirectsPath = (country: string): string => `${country}/redirects`;

const inputOf = ({ from, to, status, enabled }: RedirectInput): RedirectInput => ({
  from,
  to,
  status,
  enabled,
});

/** The calls of one market's redirects. All of them throw ApiError. */
export const redirectApi = (country: string) => {
  const path = redirectsPath(country);
  return {
    list: (search: ListSearch): Promise<ListAnswer<ListedRedirect>> =>
      callApi("GET", `${path}?${apiQuery(search)}`),
    countProblems: (): Promise<ProblemCounts> => callApi("GET", `${path}/problems`),
    read: (id: string): Promise<VersionedAnswer<Redirect>> => callVersioned("GET", `${path}/${id}`),
    /** Redirects as they are now; those that are gone are missing. */
    readAgain: async (redirects: readonly ListedRedirect[]): Promise<readonly ListedRedirect[]> => {
      const found: ListedRedirect[] = [];
      for (const redirect of redirects)
        try {
          const { body, version } = await callVersioned<Redirect>("GET", `${path}/${redirect.id}`);
          found.push({ ...redirect, ...body, version: version ?? redirect.version });
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 404) throw error;
        }
      return found;
    },
    test: (address: string): Promise<RedirectTrace> =>
      callApi("GET", `${path}/test?${new URLSearchParams({ path: address })}`),
    preview: (redirect: RedirectInput, id: string | null): Promise<RedirectPreview> =>
      callApi("POST", `${path}/preview`, { ...inputOf(redirect), ...(id !== null && { id }) }),
    testElsewhere: async (address: string): Promise<Elsewhere["items"]> => {
      const query = new URLSearchParams({ path: address });
      return (await callApi<Elsewhere>("GET", `${path}/test/elsewhere?${query}`)).items;
    },
    save: (id: string, redirect: RedirectInput, version: number | null): Promise<Redirect> =>
      callApi("PUT", `${path}/${id}`, inputOf(redirect), ifMatch(version)),
    remove: (id: string, version: number | null): Promise<Redirect> =>
      callApi("DELETE", `${path}/${id}`, undefined, ifMatch(version)),
    tryImport: (csv: string, corrections: readonly Correction[]): Promise<RedirectImportReport> =>
      callApi("POST", `${path}/import?dryRun=1`, { csv, corrections }),
    /** @param key imports only once, however often it is sent */
    import: (
      csv: string,
      corrections: readonly Correction[],
      key: string,
    ): Promise<RedirectImportReport> =>
      callApi(
        "POST",
        `${path}/import?skipRefused=1`,
        { csv, corrections },
        { "idempotency-key": key },
      ),
  };
};

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
import {
  followPlan,
  readPlanRows,
  runPlan,
  stopPlan,
} from "#platform/browser/plans/follow-plan.ts";
import type { Plan } from "#platform/plans/contract.ts";
import type {
  Correction,
  ImportedLine,
  RedirectImportReport,
  RedirectImportSummary,
} from "../import-contract.ts";

export const redirectsPath = (country: string): string => `${country}/redirects`;

const inputOf = ({ from, to, status, enabled }: RedirectInput): RedirectInput => ({
  from,
  to,
  status,
  enabled,
});

type ImportPlan = Plan<RedirectImportSummary>;

/** Hears how far the server is with a long file. */
export type FollowImport = (plan: ImportPlan) => void;

/** A file that is to be imported once, however often it is sent. */
export type ImportDraft = Readonly<{
  key: string;
  csv: string;
  corrections: ReadonlyMap<number, Correction>;
}>;

/** What a dry run has found; a long file has a plan, which is then run. */
export type TriedImport = Readonly<{ report: RedirectImportReport; planId: string | null }>;

/** The calls of an import. All of them throw ApiError, and PlanStopped where it was stopped. */
const importCalls = (path: string) => {
  const settled = async (
    begun: ImportPlan,
    follow: FollowImport,
  ): Promise<RedirectImportReport> => {
    const { id, summary } = await followPlan(path, begun, follow);
    return { ...summary, lines: await readPlanRows<ImportedLine>(path, id) };
  };
  return {
    tryImport: async (
      { csv, corrections }: Omit<ImportDraft, "key">,
      follow: FollowImport,
    ): Promise<TriedImport> => {
      const json = { csv, corrections: [...corrections.values()] };
      const answer = await callApi<RedirectImportReport | ImportPlan>(
        "POST",
        `${path}?dryRun=1`,
        json,
      );
      return "state" in answer
        ? { report: await settled(answer, follow), planId: answer.id }
        : { report: answer, planId: null };
    },
    stopImport: (planId: string): Promise<void> => stopPlan(path, planId),
    import: async (
      { key, csv, corrections }: ImportDraft,
      planId: string | null,
      follow: FollowImport,
    ): Promise<RedirectImportReport> => {
      if (planId !== null) return settled(await runPlan(path, planId, key), follow);
      const json = { csv, corrections: [...corrections.values()] };
      return callApi("POST", `${path}?skipRefused=1`, json, { "idempotency-key": key });
    },
  };
};

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
    ...importCalls(`${path}/import`),
  };
};

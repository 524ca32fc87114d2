import type { ListAnswer } from "#design/office/list/list-declaration.ts";
import { apiQuery, type ListSearch } from "#design/office/list/search/list-search.ts";
import { ApiError, type VersionedAnswer } from "#platform/browser/call-api.ts";
import { call, callVersioned } from "#platform/browser/call.ts";
import {
  followPlan,
  readPlanRows,
  runPlan,
  stopPlan,
} from "#platform/browser/plans/follow-plan.ts";
import type { Plan } from "#platform/plans/contract.ts";
import {
  countRedirectProblems,
  listRedirects,
  redirectCalls,
  testRedirects,
  testRedirectsElsewhere,
} from "../calls.ts";
import type {
  Elsewhere,
  ListedRedirect,
  ProblemCounts,
  Redirect,
  RedirectInput,
  RedirectPreview,
  RedirectTrace,
} from "../contract.ts";
import type {
  Correction,
  RedirectImportReport,
  RedirectImportSummary,
} from "../import-contract.ts";
import { importRedirects, redirectImportPlans } from "../import/calls.ts";
import { previewRedirect } from "../preview/calls.ts";

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
const importCalls = (country: string) => {
  const settled = async (
    begun: ImportPlan,
    follow: FollowImport,
  ): Promise<RedirectImportReport> => {
    const { id, summary } = await followPlan(redirectImportPlans, country, begun, follow);
    return { ...summary, lines: await readPlanRows(redirectImportPlans, country, id) };
  };
  return {
    tryImport: async (
      { csv, corrections }: Omit<ImportDraft, "key">,
      follow: FollowImport,
    ): Promise<TriedImport> => {
      const json = { csv, corrections: [...corrections.values()] };
      const answer = await call(
        importRedirects,
        { country },
        { query: { dryRun: true }, body: json },
      );
      return "state" in answer
        ? { report: await settled(answer, follow), planId: answer.id }
        : { report: answer, planId: null };
    },
    stopImport: (planId: string): Promise<void> => stopPlan(redirectImportPlans, country, planId),
    import: async (
      { key, csv, corrections }: ImportDraft,
      planId: string | null,
      follow: FollowImport,
    ): Promise<RedirectImportReport> => {
      if (planId !== null)
        return settled(await runPlan(redirectImportPlans, country, planId, key), follow);
      const json = { csv, corrections: [...corrections.values()] };
      const sent = { query: { skipRefused: true }, body: json, key };
      const answer = await call(importRedirects, { country }, sent);
      return "state" in answer ? settled(answer, follow) : answer;
    },
  };
};

/** The calls of one market's redirects. All of them throw ApiError. */
export const redirectApi = (country: string) => {
  return {
    list: (search: ListSearch): Promise<ListAnswer<ListedRedirect>> =>
      call(listRedirects, { country }, { query: apiQuery(search) }),
    countProblems: (): Promise<ProblemCounts> => call(countRedirectProblems, { country }),
    read: (id: string): Promise<VersionedAnswer<Redirect>> =>
      callVersioned(redirectCalls.get, { country, id }),
    /** Redirects as they are now; those that are gone are missing. */
    readAgain: async (redirects: readonly ListedRedirect[]): Promise<readonly ListedRedirect[]> => {
      const found: ListedRedirect[] = [];
      for (const redirect of redirects)
        try {
          const { body, version } = await callVersioned(redirectCalls.get, {
            country,
            id: redirect.id,
          });
          found.push({ ...redirect, ...body, version: version ?? redirect.version });
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 404) throw error;
        }
      return found;
    },
    test: (address: string): Promise<RedirectTrace> =>
      call(testRedirects, { country }, { query: { path: address } }),
    preview: (redirect: RedirectInput, id: string | null): Promise<RedirectPreview> =>
      call(
        previewRedirect,
        { country },
        { body: { ...inputOf(redirect), ...(id !== null && { id }) } },
      ),
    testElsewhere: async (address: string): Promise<Elsewhere["items"]> => {
      const query = new URLSearchParams({ path: address });
      return (await call(testRedirectsElsewhere, { country }, { query })).items;
    },
    save: (id: string, redirect: RedirectInput, version: number | null): Promise<Redirect> =>
      call(redirectCalls.save, { country, id }, { body: inputOf(redirect), ifMatch: version }),
    remove: (id: string, version: number | null): Promise<Redirect> =>
      call(redirectCalls.delete, { country, id }, { ifMatch: version }),
    ...importCalls(country),
  };
};

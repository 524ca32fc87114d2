import { ApiError } from "#platform/browser/call-api.ts";
import type {
  Correction,
  RedirectImportReport,
} from "#features/assets/redirects/import-contract.ts";
import { PlanStopped } from "#platform/browser/plans/follow-plan.ts";
import type { FollowImport, ImportDraft, redirectApi, TriedImport } from "../redirect-api.ts";
import { isSameResult } from "./line-groups.ts";

export type ImportState = Readonly<{
  /** Of the last dry run, or of the import. */
  report: RedirectImportReport | null;
  problem: string | null;
  work: "none" | "trying" | "writing";
  /** Whether a write was asked for, and held back because its result is another than was shown. */
  isOtherResult: boolean;
  /** Of a long file, while the server is at it: how many lines it has looked at. */
  progress: Readonly<{ done: number; total: number }> | null;
}>;

export const nothingYet: ImportState = {
  report: null,
  problem: null,
  work: "none",
  isOtherResult: false,
  progress: null,
};

export type ImportCalls = Pick<
  ReturnType<typeof redirectApi>,
  "tryImport" | "stopImport" | "import"
>;

type Options = Readonly<{
  api: ImportCalls;
  newKey: () => string;
  onChange: (state: ImportState) => void;
  onImported: () => Promise<void>;
}>;

const messageOf = (error: unknown): string | null => {
  if (error instanceof PlanStopped) return error.message || null;
  if (!(error instanceof ApiError))
    return "The server cannot be reached. What you corrected is kept here.";
  return error.errors.find(({ path }) => path === "csv")?.message ?? error.message;
};

const correctedBy = (
  { csv, corrections }: ImportDraft,
  { line, ...cells }: Correction,
  key: string,
): ImportDraft => ({
  key,
  csv,
  corrections: new Map(corrections).set(line, { ...corrections.get(line), ...cells, line }),
});

/**
 * One file from its dry run to its import. Each correction is tried by the server; an older answer
 * never replaces a newer one, and only what a dry run has shown is written.
 */
export const createImportRun = ({ api, newKey, onChange, onImported }: Options) => {
  let state = nothingYet;
  let draft: ImportDraft | null = null;
  let shown: (TriedImport & Readonly<{ draft: ImportDraft }>) | null = null;
  let lookedAt: string | null = null;
  /** What was shown when somebody asked to write while a correction was still being tried. */
  let wanted: RedirectImportReport | null = null;
  const set = (changes: Partial<ImportState>) => {
    state = { ...state, ...changes };
    onChange(state);
  };

  const stop = () => {
    if (lookedAt !== null) void api.stopImport(lookedAt);
    lookedAt = null;
  };
  const write = async (written: ImportDraft, planId: string | null) => {
    set({ work: "writing", problem: null, isOtherResult: false, progress: null });
    try {
      set({ report: await api.import(written, planId, () => undefined) });
      await onImported();
    } catch (error) {
      set({ problem: messageOf(error) });
    }
    set({ work: "none" });
  };
  const show = async (tried: ImportDraft, { report, planId }: TriedImport) => {
    const before = wanted;
    wanted = null;
    shown = { draft: tried, report, planId };
    set({ report, work: "none", progress: null });
    if (before === null) return;
    if (isSameResult(before, report)) await write(tried, planId);
    else set({ isOtherResult: true });
  };
  const tryDraft = async (tried: ImportDraft) => {
    draft = tried;
    stop();
    set({ work: "trying", problem: null, isOtherResult: false, progress: null });
    const follow: FollowImport = ({ id, state: planState, planned, rows }) => {
      const isLooking = draft === tried && planState === "planning";
      if (draft === tried) lookedAt = isLooking ? id : null;
      else if (planState === "planning") void api.stopImport(id);
      if (isLooking) set({ progress: { done: planned, total: rows } });
    };
    try {
      const answer = await api.tryImport(tried, follow);
      if (draft === tried) await show(tried, answer);
    } catch (error) {
      if (draft !== tried) return;
      wanted = null;
      set({ problem: messageOf(error), work: "none", progress: null });
    }
  };

  return {
    /** Ends the looking at a long file; what was shown before stays. */
    stop,
    open: (csv: string) => {
      shown = null;
      wanted = null;
      set({ report: null });
      return tryDraft({ key: newKey(), csv, corrections: new Map() });
    },
    correct: async (correction: Correction) => {
      if (draft === null || state.work === "writing") return;
      await tryDraft(correctedBy(draft, correction, newKey()));
    },
    /** Writes what is shown; what is not shown yet is tried, and written if its result is the same. */
    write: async () => {
      if (draft === null || shown === null || state.work === "writing") return;
      if (shown.draft === draft) {
        await write(draft, shown.planId);
        return;
      }
      wanted = shown.report;
      if (state.work === "none") await tryDraft(draft);
    },
  };
};

import { ApiError } from "#platform/browser/call-api.ts";
import type { Correction, RedirectImportReport } from "#features/redirects/import-contract.ts";
import type { redirectApi } from "../redirect-api.ts";
import { isSameResult } from "./line-groups.ts";

type Draft = Readonly<{
  /** Imports it only once, however often it is sent. */
  key: string;
  csv: string;
  corrections: ReadonlyMap<number, Correction>;
}>;

export type ImportState = Readonly<{
  /** Of the last dry run, or of the import. */
  report: RedirectImportReport | null;
  problem: string | null;
  work: "none" | "trying" | "writing";
  /** Whether a write was asked for, and held back because its result is another than was shown. */
  isOtherResult: boolean;
}>;

export type ImportCalls = Pick<ReturnType<typeof redirectApi>, "tryImport" | "import">;

type Options = Readonly<{
  api: ImportCalls;
  newKey: () => string;
  onChange: (state: ImportState) => void;
  onImported: () => Promise<void>;
}>;

const messageOf = (error: unknown): string => {
  if (!(error instanceof ApiError))
    return "The server cannot be reached. What you corrected is kept here.";
  return error.errors.find(({ path }) => path === "csv")?.message ?? error.message;
};

const correctedBy = (
  { csv, corrections }: Draft,
  { line, ...cells }: Correction,
  key: string,
): Draft => ({
  key,
  csv,
  corrections: new Map(corrections).set(line, { ...corrections.get(line), ...cells, line }),
});

/**
 * One file from its dry run to its import. Each correction is tried by the server; an older answer
 * never replaces a newer one, and only what a dry run has shown is written.
 */
export const createImportRun = ({ api, newKey, onChange, onImported }: Options) => {
  let state: ImportState = { report: null, problem: null, work: "none", isOtherResult: false };
  let draft: Draft | null = null;
  let shown: Readonly<{ draft: Draft; report: RedirectImportReport }> | null = null;
  /** What was shown when somebody asked to write while a correction was still being tried. */
  let wanted: RedirectImportReport | null = null;
  const set = (changes: Partial<ImportState>) => {
    state = { ...state, ...changes };
    onChange(state);
  };

  const write = async ({ key, csv, corrections }: Draft) => {
    set({ work: "writing", problem: null, isOtherResult: false });
    try {
      set({ report: await api.import(csv, [...corrections.values()], key) });
      await onImported();
    } catch (error) {
      set({ problem: messageOf(error) });
    }
    set({ work: "none" });
  };
  const show = async (tried: Draft, report: RedirectImportReport) => {
    const before = wanted;
    wanted = null;
    shown = { draft: tried, report };
    set({ report, work: "none" });
    if (before === null) return;
    if (isSameResult(before, report)) await write(tried);
    else set({ isOtherResult: true });
  };
  const tryDraft = async (tried: Draft) => {
    draft = tried;
    set({ work: "trying", problem: null, isOtherResult: false });
    try {
      const report = await api.tryImport(tried.csv, [...tried.corrections.values()]);
      if (draft === tried) await show(tried, report);
    } catch (error) {
      if (draft !== tried) return;
      wanted = null;
      set({ problem: messageOf(error), work: "none" });
    }
  };

  return {
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
        await write(draft);
        return;
      }
      wanted = shown.report;
      if (state.work === "none") await tryDraft(draft);
    },
  };
};

import { useRef, useState } from "react";
import { ApiError } from "#platform/browser/call-api.ts";
import type { Correction, RedirectImportReport } from "#features/redirects/import-contract.ts";
import { redirectApi } from "../redirect-api.ts";

export type ImportFile = Readonly<{ name: string; csv: string }>;

type Corrections = ReadonlyMap<number, Correction>;

const messageOf = (error: unknown): string => {
  if (!(error instanceof ApiError))
    return "The server cannot be reached. What you corrected is kept here.";
  return error.errors.find(({ path }) => path === "csv")?.message ?? error.message;
};

/**
 * One file from its dry run to its import. Each correction is tried by the server; an older answer
 * never replaces a newer one.
 */
export const useImport = (country: string, onImported: () => Promise<void>) => {
  const api = redirectApi(country);
  const [file, setFile] = useState<ImportFile | null>(null);
  const [corrections, setCorrections] = useState<Corrections>(new Map());
  const [report, setReport] = useState<RedirectImportReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const lastTry = useRef(0);
  const importKey = useRef("");

  const run = async (call: () => Promise<RedirectImportReport>) => {
    lastTry.current += 1;
    const thisTry = lastTry.current;
    importKey.current ||= crypto.randomUUID();
    setIsBusy(true);
    setProblem(null);
    try {
      const answer = await call();
      if (thisTry === lastTry.current) setReport(answer);
      if (answer.isWritten) await onImported();
    } catch (error) {
      if (thisTry === lastTry.current) setProblem(messageOf(error));
    }
    if (thisTry === lastTry.current) setIsBusy(false);
  };
  const tryFile = (csv: string, changed: Corrections) => {
    importKey.current = "";
    return run(() => api.tryImport(csv, [...changed.values()]));
  };

  return {
    file,
    corrections,
    report,
    problem,
    isBusy,
    open: async (chosen: File) => {
      const next = { name: chosen.name, csv: await chosen.text() };
      setFile(next);
      setReport(null);
      setCorrections(new Map());
      await tryFile(next.csv, new Map());
    },
    correct: (line: number, cells: Omit<Correction, "line">) => {
      if (!file) return;
      const changed = new Map(corrections);
      changed.set(line, { ...changed.get(line), ...cells, line });
      setCorrections(changed);
      void tryFile(file.csv, changed);
    },
    write: () => {
      if (file) void run(() => api.import(file.csv, [...corrections.values()], importKey.current));
    },
  };
};

export type Import = ReturnType<typeof useImport>;

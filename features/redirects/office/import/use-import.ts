import { useState } from "react";
import type { Correction } from "#features/redirects/import-contract.ts";
import { redirectApi } from "../redirect-api.ts";
import { createImportRun, type ImportState } from "./import-run.ts";

const nothingYet: ImportState = { report: null, problem: null, work: "none", isOtherResult: false };

/** The import of one file, as the dialog shows it. `onImported` stays that of the first call. */
export const useImport = (country: string, onImported: () => Promise<void>) => {
  const [fileName, setFileName] = useState<string | null>(null);
  const [state, setState] = useState(nothingYet);
  const [run] = useState(() =>
    createImportRun({
      api: redirectApi(country),
      newKey: () => crypto.randomUUID(),
      onChange: setState,
      onImported,
    }),
  );
  return {
    ...state,
    fileName,
    open: async (chosen: File) => {
      setFileName(chosen.name);
      await run.open(await chosen.text());
    },
    correct: (line: number, cells: Omit<Correction, "line">) =>
      void run.correct({ ...cells, line }),
    write: () => void run.write(),
  };
};

export type Import = ReturnType<typeof useImport>;

import { useEffect, useState } from "react";
import type { Correction } from "#features/assets/redirects/import-contract.ts";
import { redirectApi } from "../redirect-api.ts";
import { createImportRun, nothingYet } from "./import-run.ts";

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
  // Nobody waits any more for what the server looks at once the dialog is closed.
  useEffect(() => run.stop, [run]);
  return {
    ...state,
    stop: run.stop,
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

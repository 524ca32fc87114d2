import "./import-dialog.css";
import { Button } from "@mantine/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { formatCount } from "#design/office/list/format-count.ts";
import { PlanProgress } from "#design/office/plan-progress/plan-progress.tsx";
import { isPressed, keyName } from "#design/office/palette/keys.ts";
import { useLoadingShown } from "#design/office/screen/loading/use-loading-shown.ts";
import { Note } from "#design/office/screen/note.tsx";
import type {
  Correction,
  RedirectImportReport,
} from "#features/assets/redirects/import-contract.ts";
import { counted } from "#platform/counted.ts";
import { ChooseFile } from "./choose-file.tsx";
import { ImportLines } from "./import-lines.tsx";
import { countLines } from "./line-groups.ts";
import { download, refusedFile } from "./refused-file.ts";
import { type Import, useImport } from "./use-import.ts";

type ImportDialogProps = Readonly<{
  country: string;
  onImported: () => Promise<void>;
  onClose: () => void;
}>;

const linesIn = (count: number) => counted(count, "line");
const redirectsIn = (count: number) => counted(count, "redirect");

const refusedText = (count: number) =>
  count === 1
    ? "The refused line is left out and stays in the result, which you can download."
    : `The ${formatCount(count)} refused lines are left out and stay in the result, which you can download.`;

const missingText = (count: number) =>
  counted(
    count,
    "line leads to a page that is not there.",
    "lines lead to pages that are not there.",
  );

type FootProps = Readonly<{ work: Import; report: RedirectImportReport; onClose: () => void }>;

const RefusedDownload = ({ report }: Pick<FootProps, "report">) => (
  <button
    type="button"
    className="plain-button"
    onClick={() => download("redirects-refused.csv", refusedFile(report.lines))}
  >
    {`Download ${linesIn(report.counts.refused)}`}
  </button>
);

const ImportFoot = ({ work, report, onClose }: FootProps) => {
  const { toWrite, refused, missing } = countLines(report);
  const isChecking = useLoadingShown(work.work === "trying");
  const isIdle = toWrite === 0 && work.work === "none";
  return (
    <footer>
      <p>
        {missing > 0 && `${missingText(missing)} `}
        {refused > 0 && (
          <>
            {refusedText(refused)} <RefusedDownload report={report} />
          </>
        )}
      </p>
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button
        color="blaze.6"
        className="save"
        aria-disabled={isIdle}
        data-disabled={isIdle || undefined}
        aria-keyshortcuts="Control+Enter"
        loading={work.work === "writing"}
        onClick={() => !isIdle && work.write()}
      >
        {isChecking ? "Checking …" : `Import ${redirectsIn(toWrite)}`}{" "}
        <kbd aria-hidden="true">{keyName("mod+enter")}</kbd>
      </Button>
    </footer>
  );
};

/** After the import: what was written, and the lines that were not. */
const Imported = ({ report, onClose }: Omit<FootProps, "work">) => {
  const { toWrite, refused } = countLines(report);
  return (
    <>
      <div className="import-result">
        <Note kind="success" title={`${redirectsIn(toWrite)} imported.`}>
          The site leads visitors by them already.
        </Note>
        {refused > 0 && (
          <Note kind="warning" title={`${linesIn(refused)} left out.`}>
            Correct them and import them again. <RefusedDownload report={report} />
          </Note>
        )}
      </div>
      <footer>
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      </footer>
    </>
  );
};

type LinesProgressProps = Readonly<{ done: number; total: number; onStop: () => void }>;

const LinesProgress = ({ done, total, onStop }: LinesProgressProps) => (
  <div className="import-result">
    <PlanProgress
      done={done}
      total={total}
      text={`${formatCount(done)} of ${linesIn(total)} looked at`}
      status="nothing is written yet"
      onStop={onStop}
    />
  </div>
);

const useImportKey = (work: Import) => {
  const body = useRef<HTMLDivElement>(null);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    const { current } = body;
    const press = (event: KeyboardEvent) => {
      if (!isPressed(event, "mod+enter")) return;
      event.preventDefault();
      // Leaving the cell takes over what is typed in it, so that it is tried before it is written.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      const { report, work: state, write } = latest.current;
      if (!report || report.isWritten || state === "writing") return;
      write();
    };
    const dialog = current?.closest("dialog");
    dialog?.addEventListener("keydown", press);
    return () => dialog?.removeEventListener("keydown", press);
  }, []);
  return body;
};

/** Imports a file of redirects: first what would become of each line, then the import itself. */
const ImportDialog = ({ country, onImported, onClose }: ImportDialogProps) => {
  const work = useImport(country, onImported);
  const { fileName, report, problem, correct } = work;
  const body = useImportKey(work);
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const latestCorrect = useRef(correct);
  useEffect(() => {
    latestCorrect.current = correct;
  });
  const correctLine = useCallback((line: number, cells: Omit<Correction, "line">) => {
    setTouched((before) => new Set(before).add(line));
    latestCorrect.current(line, cells);
  }, []);
  const facts =
    fileName !== null && report && !report.isWritten
      ? `${fileName} · ${linesIn(report.lines.length)} · read as ${report.columns.join(", ")}`
      : (fileName ?? "");
  return (
    <OfficeDialog
      title="Import redirects"
      size="large"
      headerExtra={<p className="import-facts">{facts}</p>}
      onClose={onClose}
    >
      <div ref={body} className="import-body">
        {problem && (
          <div className="import-result">
            <Note kind="refusal" title="Not done.">{` ${problem}`}</Note>
          </div>
        )}
        {work.progress && <LinesProgress {...work.progress} onStop={work.stop} />}
        {!report && (
          <ChooseFile
            isReading={work.work === "trying"}
            onFile={(chosen) => void work.open(chosen)}
          />
        )}
        {report && !report.isWritten && (
          <>
            <ImportLines
              report={report}
              touched={touched}
              isOtherResult={work.isOtherResult}
              onCorrect={correctLine}
            />
            <ImportFoot work={work} report={report} onClose={onClose} />
          </>
        )}
        {report?.isWritten && <Imported report={report} onClose={onClose} />}
      </div>
    </OfficeDialog>
  );
};

// Loaded when somebody imports.
export default ImportDialog;

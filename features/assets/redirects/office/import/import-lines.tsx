import { useState } from "react";
import { formatCount } from "#design/office/list/format-count.ts";
import type { RedirectImportReport } from "#features/assets/redirects/import-contract.ts";
import { ImportLine, type ImportLineProps } from "./import-line.tsx";
import { countLines, type LineGroup, linesOf } from "./line-groups.ts";

type ImportLinesProps = Readonly<{
  report: RedirectImportReport;
  /** Lines that stay in view because somebody corrects them. */
  touched: ReadonlySet<number>;
  /** Whether the result became another one after somebody asked to write it. */
  isOtherResult: boolean;
  onCorrect: ImportLineProps["onCorrect"];
}>;

const nothingYet = "Nothing is written yet. Each line can be corrected here.";
const otherResult = "Your correction changed the result: look at it again. Nothing is written yet.";

/** Rows that are drawn at once. */
const step = 100;

const Counts = ({ report }: Pick<ImportLinesProps, "report">) => {
  const { created, updated, shortened, unchanged, refused } = countLines(report);
  const tiles = [
    { key: "created", count: created, label: "will be added" },
    { key: "updated", count: updated, label: "change an existing one" },
    { key: "shortened", count: shortened, label: "shortened" },
    { key: "unchanged", count: unchanged, label: "already there" },
    { key: "refused", count: refused, label: "refused" },
  ];
  return (
    <dl className="import-counts">
      {tiles.map(({ key, count, label }) => (
        <div key={key} data-wrong={key === "refused" && count > 0}>
          <dt>{label}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
};

const groupChoices = (report: RedirectImportReport) => {
  const { toLookAt, refused } = countLines(report);
  return [
    { group: "all", label: `All ${formatCount(report.lines.length)}` },
    { group: "look", label: `To look at ${formatCount(toLookAt)}` },
    { group: "refused", label: `Refused ${formatCount(refused)}` },
  ] as const satisfies readonly { group: LineGroup; label: string }[];
};

export const ImportLines = ({ report, touched, isOtherResult, onCorrect }: ImportLinesProps) => {
  const [group, setGroup] = useState<LineGroup>("all");
  const [shownCount, setShownCount] = useState(step);
  const lines = linesOf(report, group, touched);
  const hasState = report.columns.includes("enabled") || lines.some(({ enabled }) => !enabled);
  return (
    <>
      <Counts report={report} />
      <div className="import-filter">
        <div role="group" aria-label="Lines that are shown">
          {groupChoices(report).map((choice) => (
            <button
              key={choice.group}
              type="button"
              aria-pressed={choice.group === group}
              onClick={() => {
                setGroup(choice.group);
                setShownCount(step);
              }}
            >
              {choice.label}
            </button>
          ))}
        </div>
        <p role="status">{isOtherResult ? otherResult : nothingYet}</p>
      </div>
      <div className="import-lines" data-state={hasState}>
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">From</th>
              <th scope="col">To</th>
              <th scope="col">Status</th>
              {hasState && <th scope="col">State</th>}
              <th scope="col">What will happen</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, shownCount).map((line) => (
              <ImportLine key={line.line} line={line} hasState={hasState} onCorrect={onCorrect} />
            ))}
          </tbody>
        </table>
        {lines.length > shownCount && (
          <button
            type="button"
            className="plain-button"
            onClick={() => setShownCount(shownCount + step)}
          >
            {`Show more, ${formatCount(lines.length - shownCount)} are left`}
          </button>
        )}
        {lines.length === 0 && <p className="import-none">No line here.</p>}
      </div>
    </>
  );
};

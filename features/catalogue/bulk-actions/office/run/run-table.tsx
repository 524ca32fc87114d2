import { formatTime } from "#design/office/dates/format-moment.ts";
import { useNow } from "#design/office/dates/use-now.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { formatDate } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { valueText } from "#features/catalogue/bulk-actions/parts/action-words.ts";
import type { BulkRow, BulkRun } from "#features/catalogue/bulk-actions/contract.ts";
import { canUndoRow, isMoving, stateWords } from "./run-words.ts";
import type { RunWork } from "./use-run.ts";

type RowProps = Readonly<{ row: BulkRow; run: BulkRun; market: Market; work: RunWork }>;

const What = ({ row, run, market, work }: RowProps) => {
  const { from, to, now, reason, state } = row;
  const [before, after] = [from, to].map((value) => valueText(value, run.action, market));
  const retryText = state === "stale" ? "Change it as it is now" : "Try again";
  const isOpen = !isMoving(run) && (state === "stale" || state === "refused");
  return (
    <>
      {reason ? (
        <span>
          {reason}
          {now !== null &&
            ` ${from === now ? "It" : before} is now ${valueText(now, run.action, market)}.`}
        </span>
      ) : (
        <span>{before === "" ? "" : `${before} → ${after}`}</span>
      )}
      {isOpen && (
        <button
          type="button"
          className="plain-button"
          aria-label={`${retryText}: ${row.name}`}
          onClick={() => work.control("retry", [row.position])}
        >
          {retryText}
        </button>
      )}
    </>
  );
};

const RunRow = (props: RowProps) => {
  const { row, run, work } = props;
  const now = useNow();
  const { label, icon, kind } = stateWords[row.state];
  return (
    <tr>
      <th scope="row">
        {row.state === "unplanned" ? "…" : row.name || "A record that is gone"}
        {row.day === null && <span>{row.detail}</span>}
      </th>
      <td className="bulk-day">{row.day !== null && formatDate(row.day)}</td>
      <td>
        <span className="tag" data-kind={kind}>
          <Icon name={icon} />
          {label}
        </span>
      </td>
      <td className="bulk-what">
        <What {...props} />
      </td>
      <td data-kind="number">{row.at && formatTime(row.at, "medium")}</td>
      <td>
        {canUndoRow(row, run, now) && !isMoving(run) && (
          <IconButton
            icon="undo"
            label={`Undo ${row.name}`}
            onClick={() => work.control("undo", [row.position])}
          />
        )}
      </td>
    </tr>
  );
};

type RunTableProps = Omit<RowProps, "row"> & Readonly<{ rows: readonly BulkRow[] }>;

export const RunTable = ({ rows, ...props }: RunTableProps) => (
  <div className="bulk-scroll">
    <table className="bulk-table bulk-run-table" aria-label="What became of each">
      <thead>
        <tr>
          <th scope="col">{props.run.kind === "tour" ? "Travel" : "Name"}</th>
          <th scope="col">{props.run.kind === "tour" ? "Leaves" : ""}</th>
          <th scope="col">Result</th>
          <th scope="col">What</th>
          <th scope="col" data-kind="number">
            At
          </th>
          <th scope="col">
            <span className="sr-only">Undo</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RunRow key={row.position} row={row} {...props} />
        ))}
      </tbody>
    </table>
  </div>
);

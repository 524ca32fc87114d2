import { statusLabel } from "../sheet/status-words.ts";
import { StatusIcon } from "#features/records/statuses/parts/status-icon.tsx";
import type { Status } from "#features/records/statuses/contract.ts";
import { AnswerMark } from "#features/catalogue/tours/parts/answers/answer-mark.tsx";
import type { Column } from "../sheet/column.ts";
import type { SheetFacts } from "../sheet/facts.ts";
import type { SheetRow } from "../sheet/rows.ts";

export const StatusTag = ({ status }: { status: Status }) => (
  <span className="grid-status" data-status={status}>
    <StatusIcon status={status} />
    {statusLabel(status)}
  </span>
);

const StatusCell = ({ row }: { row: SheetRow }) => {
  if (row.stored?.cancellation)
    return (
      <span className="tag" data-kind="wrong" title={row.stored.cancellation.reason}>
        Cancelled
      </span>
    );
  const isChanged = row.stored !== null && row.stored.status !== row.draft.status;
  return (
    <span className="grid-status-cell">
      {isChanged && (
        <span className="grid-status-before" data-status={row.stored.status}>
          <StatusIcon status={row.stored.status} />
          <span aria-hidden="true">→</span>
        </span>
      )}
      <StatusTag status={row.draft.status} />
    </span>
  );
};

type CoordinatorCellProps = Readonly<{ row: SheetRow; text: string; facts: SheetFacts }>;

const CoordinatorCell = ({ row, text, facts }: CoordinatorCellProps) => {
  if (text === "") return <span className="grid-quiet">nobody</span>;
  const stored = row.stored?.coordinatorId === row.draft.coordinatorId ? row.stored : null;
  const picture = stored?.coordinator?.portrait;
  return (
    <span className="grid-person">
      {picture ? (
        <img src={`${picture.base}160.webp`} alt="" width="20" height="20" loading="lazy" />
      ) : null}
      {text}
      <AnswerMark
        question={stored?.question ?? null}
        market={facts.market}
        today={facts.today}
        isShort
      />
    </span>
  );
};

/** The first number bold, the rest quiet: `8 / 10`, `14 of 16`. */
const CountCell = ({ text }: { text: string }) => {
  const [first = "", ...rest] = text.split(" ");
  return (
    <>
      <b>{first}</b> <span className="grid-quiet">{rest.join(" ")}</span>
    </>
  );
};

const bold = new Set(["departure", "price"]);

type CellContentProps = Readonly<{ row: SheetRow; column: Column; facts: SheetFacts }>;

/** What stands in a cell that nobody edits: a text that cannot be read stays as it was written. */
export const CellContent = ({ row, column, facts }: CellContentProps) => {
  const { id } = column;
  const problem = row.problems[id];
  if (problem) return problem.entry.text === "" ? <i>empty</i> : problem.entry.text;
  const text = (column.shownOf ?? column.textOf)(row, facts);
  if (id === "status") return <StatusCell row={row} />;
  if (id === "coordinator") return <CoordinatorCell row={row} text={text} facts={facts} />;
  if (id === "people" || id === "free") return <CountCell text={text} />;
  if (id === "before" && text !== "") return <s>{text}</s>;
  return bold.has(id) ? <b>{text}</b> : text;
};

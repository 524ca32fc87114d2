import "./bulk-bar.css";
import { toast } from "../toast.ts";
import { formatCount } from "./format-count.ts";
import type { List } from "./use-list.ts";

/** Floats at the foot while rows are chosen. */
export const BulkBar = <Row,>({ list }: { list: List<Row> }) => {
  const { declaration, chosen, context, isActing, runAction } = list;
  const { bulkActions = [], one, many, sumOf } = declaration;
  const rows = [...chosen.rows.values()];
  if (rows.length === 0 || bulkActions.length === 0) return null;
  return (
    <section className="bulk-bar" aria-label={`The chosen ${many}`}>
      <p role="status">
        <b>{`${formatCount(rows.length)} ${rows.length === 1 ? one : many}`}</b> {sumOf?.(rows)}
      </p>
      {bulkActions.map(({ key, label, lockedReason, run }) => {
        const reason = isActing ? "Wait for the last action." : (lockedReason?.(rows) ?? null);
        return (
          <button
            key={key}
            type="button"
            aria-disabled={reason !== null}
            title={reason ?? undefined}
            onClick={() =>
              reason === null
                ? runAction(() => run(rows, context, chosen.clear))
                : toast.error(reason)
            }
          >
            {label}
          </button>
        );
      })}
      <button type="button" className="bulk-clear" onClick={chosen.clear}>
        <kbd aria-hidden="true">Esc</kbd> Clear
      </button>
    </section>
  );
};

import { LoadingRows } from "../screen/loading-rows.tsx";
import { Note } from "../screen/note.tsx";
import { ScreenState } from "../screen/screen-state.tsx";
import { ListFoot } from "./list-foot.tsx";
import { NoRows } from "./list-states.tsx";
import { OrderedTable } from "./order/ordered-table.tsx";
import { ListTable } from "./table/list-table.tsx";
import type { TableSettings } from "./table/table-settings.ts";
import type { List } from "./use-list.ts";

export type ListRowsProps<Row> = Readonly<{
  list: List<Row>;
  settings: TableSettings;
  isReordering: boolean;
  /** In place of the table. */
  rows?: ((list: List<Row>) => React.ReactNode) | undefined;
}>;

const Rows = <Row,>({ list, settings, isReordering, rows }: ListRowsProps<Row>) => {
  const { declaration, country, openId, answer } = list;
  const { saveOrder } = declaration;
  const columns = declaration.columns.filter(
    ({ key, yieldsToPanel = false }) =>
      !settings.hiddenKeys.includes(key) && !(yieldsToPanel && openId !== null),
  );
  if (rows) return rows(list);
  const table = { list, columns, isCompact: settings.isCompact };
  if (!saveOrder || !answer?.order) return <ListTable {...table} />;
  return (
    <OrderedTable
      {...table}
      isReordering={isReordering}
      saveOrder={(ids, version) => saveOrder(country, ids, version)}
    />
  );
};

/** The rows and the foot, or what stands in their place: loading, failed, none. */
export const ListRows = <Row,>(props: ListRowsProps<Row>) => {
  const { list } = props;
  const { declaration, answer, error, context } = list;
  const retry = () => void context.refresh();
  const hasPicture = declaration.nameColumn.picture !== undefined;
  return (
    <ScreenState
      what={`the ${declaration.many}`}
      isLoading={!answer && !error}
      error={answer ? null : error}
      onRetry={retry}
      shapes={<LoadingRows count={8} hasPicture={hasPicture} />}
    >
      {answer && error && (
        <Note kind="refusal" title={error.message}>
          These are the rows of before.{" "}
          <button type="button" className="plain-button" onClick={retry}>
            Try again
          </button>
        </Note>
      )}
      {answer?.items.length === 0 ? <NoRows list={list} /> : <Rows {...props} />}
      <ListFoot list={list} />
    </ScreenState>
  );
};

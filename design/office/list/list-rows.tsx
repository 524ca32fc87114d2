import { LoadingRows } from "../screen/loading-rows.tsx";
import { Note } from "../screen/note.tsx";
import { ScreenState } from "../screen/screen-state.tsx";
import { ListFoot } from "./list-foot.tsx";
import { NoRows } from "./list-states.tsx";
import { ListTable } from "./table/list-table.tsx";
import type { TableSettings } from "./table/table-settings.ts";
import type { List } from "./use-list.ts";

export type ListRowsProps<Row> = Readonly<{ list: List<Row>; settings: TableSettings }>;

/** The rows and the foot, or what stands in their place: loading, failed, none. */
export const ListRows = <Row,>({ list, settings }: ListRowsProps<Row>) => {
  const { declaration, answer, error, context } = list;
  const retry = () => void context.refresh();
  const columns = declaration.columns.filter(({ key }) => !settings.hiddenKeys.includes(key));
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
      {answer?.items.length === 0 ? (
        <NoRows list={list} />
      ) : (
        <ListTable list={list} columns={columns} isCompact={settings.isCompact} />
      )}
      <ListFoot list={list} />
    </ScreenState>
  );
};

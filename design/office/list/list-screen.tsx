import "./list-screen.css";
import { useCallback, useEffect, useRef, useState } from "react";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { FilterBar } from "./filters/filter-bar.tsx";
import { FilterSheet } from "./filters/filter-sheet.tsx";
import { ListTools } from "./filters/list-tools.tsx";
import type { ListDeclaration } from "./list-declaration.ts";
import { useLoadingWork } from "../screen/loading/loading-work.ts";
import { Note } from "../screen/note.tsx";
import { ListRows } from "./list-rows.tsx";
import { ListTop } from "./list-top.tsx";
import { ReorderButton } from "./order/reorder-button.tsx";
import { focusRow } from "./table/row-focus.ts";
import { useTableSettings } from "./table/table-settings.ts";
import { type List, useList } from "./use-list.ts";
import { useListCommands } from "./use-list-commands.ts";
import { Views } from "./views/views.tsx";

export type OpenRecord<Row> = Readonly<{
  /** `new` for a record that is being made; null while none is open. */
  id: string | null;
  /** Null for a record that is not on this page of the list, and for a new one. */
  row: Row | null;
  refresh: () => Promise<void>;
  close: () => void;
}>;

export type ListScreenProps<Row> = Readonly<{
  /** Keep it: a new object in each render loads and registers everything anew. */
  declaration: ListDeclaration<Row>;
  country: string;
  /** What all rows come to, beside their number: `31 MB`. */
  sum?: string | undefined;
  /** In place of the button that `create` declares. */
  main?: React.ReactNode;
  /** At most two quiet buttons of the top bar. */
  actions?: React.ReactNode;
  /** `ScreenTabs` above the rows, where the list is one of several kinds. */
  tabs?: React.ReactNode;
  /** What stands beside the rows; null for nothing. */
  panel?: (open: OpenRecord<Row>) => React.ReactNode;
  panelWidth?: 372 | 420 | 470;
  foot?: React.ReactNode;
  /** A column before the rows, such as folders, on screens that have one. */
  aside?: (list: List<Row>) => React.ReactNode;
  /** In place of the table: a grid of pictures. */
  rows?: ((list: List<Row>) => React.ReactNode) | undefined;
  /** Further buttons at the end of the filter bar. */
  tools?: React.ReactNode;
}>;

/** Gives the focus back to the row whose panel was closed. */
const useFocusReturn = (screen: React.RefObject<HTMLElement | null>, openId: string | null) => {
  const lastId = useRef(openId);
  useEffect(() => {
    const id = lastId.current;
    lastId.current = openId;
    if (openId === null && id !== null) focusRow(screen.current, id);
  }, [screen, openId]);
};

const Screen = <Row,>(props: ListScreenProps<Row>) => {
  const { declaration, country, main, actions, tabs, panel, panelWidth = 420, foot } = props;
  const { aside, rows, tools, sum } = props;
  const screen = useRef<HTMLDivElement>(null);
  const list = useList(declaration, country, panel !== undefined);
  useLoadingWork(list.isStale);
  const settings = useTableSettings(declaration.name, declaration.columns);
  const [openField, setOpenField] = useState<string | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isReordering, setReordering] = useState(false);
  const { openId, setOpenId, answer, context } = list;
  const offered = declaration.filters.filter(({ kind }) => kind !== "linked");
  const firstToOpen = offered.find(({ kind }) => kind !== "switch");
  const close = useCallback(() => setOpenId(null), [setOpenId]);
  useListCommands(list, {
    screen,
    onFilter: () => setOpenField(offered.length > 3 ? "more" : (firstToOpen?.field ?? null)),
  });
  useFocusReturn(screen, openId);
  const side = panel?.({
    id: openId,
    row: answer?.items.find((row) => declaration.idOf(row) === openId) ?? null,
    refresh: context.refresh,
    close,
  });
  return (
    <div className="list-screen" ref={screen}>
      <ListTop
        list={list}
        sum={sum}
        actions={actions}
        main={main}
        onFilters={offered.length > 0 ? () => setSheetOpen(true) : null}
      />
      <div className="list-body">
        {aside && <div className="list-aside">{aside(list)}</div>}
        <div className="list-main">
          {tabs}
          {declaration.views && <Views list={list} />}
          <FilterBar
            list={list}
            openField={openField}
            onOpen={setOpenField}
            end={
              <>
                {declaration.saveOrder && (
                  <ReorderButton
                    isReordering={isReordering}
                    onReorder={() => setReordering(!isReordering)}
                  />
                )}
                <ListTools list={list} settings={settings} hasColumns={rows === undefined} />
                {tools}
              </>
            }
          />
          {isReordering && (
            <Note kind="information" title="Reordering.">
              Move with the arrows or type a place; each move is saved at once.
            </Note>
          )}
          <ListRows list={list} settings={settings} isReordering={isReordering} rows={rows} />
          {foot}
          <BulkBar list={list} />
        </div>
        {side !== undefined && side !== null && side !== false && (
          <aside
            className="list-panel"
            style={{ "--panel": `${panelWidth}px` } as React.CSSProperties}
          >
            {side}
          </aside>
        )}
      </div>
      {isSheetOpen && <FilterSheet list={list} onClose={() => setSheetOpen(false)} />}
    </div>
  );
};

/** One list: views, filters, rows, what is done with several, paging, and a panel beside it. */
export const ListScreen = <Row,>(props: ListScreenProps<Row>) => (
  <QueryProvider>
    <Screen {...props} />
  </QueryProvider>
);

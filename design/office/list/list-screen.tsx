import "./list-screen.css";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { Icon } from "../icons.tsx";
import { Note } from "../screen/note.tsx";
import { ScreenState } from "../screen/screen-state.tsx";
import { ScreenTop } from "../screen/screen-top.tsx";
import { LoadingRows } from "../screen/loading-rows.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { FilterBar } from "./filters/filter-bar.tsx";
import { FilterSheet } from "./filters/filter-sheet.tsx";
import { ListTools } from "./filters/list-tools.tsx";
import { formatCount } from "./format-count.ts";
import type { ListDeclaration } from "./list-declaration.ts";
import { ListFoot } from "./list-foot.tsx";
import { NoRows } from "./list-states.tsx";
import { ListTable } from "./table/list-table.tsx";
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
  /** In place of the button that `create` declares. */
  main?: React.ReactNode;
  /** At most two quiet buttons of the top bar. */
  actions?: React.ReactNode;
  /** What stands beside the rows; null for nothing. */
  panel?: (open: OpenRecord<Row>) => React.ReactNode;
  panelWidth?: 372 | 420 | 470;
  foot?: React.ReactNode;
}>;

const CreateButton = <Row,>({ list }: { list: List<Row> }) => {
  const { create } = list.declaration;
  if (!create) return null;
  const content = <span className="list-create-text">{create.label}</span>;
  return create.path === undefined ? (
    <Button
      className="list-create"
      aria-label={create.label}
      leftSection={<Icon name="plus" />}
      onClick={() => list.setOpenId("new")}
    >
      {content}
    </Button>
  ) : (
    <Button
      className="list-create"
      aria-label={create.label}
      component={Link}
      to={create.path}
      leftSection={<Icon name="plus" />}
    >
      {content}
    </Button>
  );
};

/** Gives the focus back to the row whose panel was closed. */
const useFocusReturn = (screen: React.RefObject<HTMLElement | null>, openId: string | null) => {
  const lastId = useRef(openId);
  useEffect(() => {
    const id = lastId.current;
    lastId.current = openId;
    if (openId === null && id !== null) focusRow(screen.current, id);
  }, [screen, openId]);
};

type RowsProps<Row> = Readonly<{ list: List<Row>; settings: ReturnType<typeof useTableSettings> }>;

const Rows = <Row,>({ list, settings }: RowsProps<Row>) => {
  const { declaration, answer, error, context } = list;
  const columns = declaration.columns.filter(({ key }) => !settings.hiddenKeys.includes(key));
  const hasPicture = declaration.nameColumn.picture !== undefined;
  return (
    <ScreenState
      what={`the ${declaration.many}`}
      isLoading={!answer && !error}
      error={answer ? null : error}
      onRetry={() => void context.refresh()}
      shapes={<LoadingRows count={8} hasPicture={hasPicture} />}
    >
      {answer && error && (
        <Note kind="refusal" title={error.message}>
          These are the rows of before.{" "}
          <button type="button" className="plain-button" onClick={() => void context.refresh()}>
            Try again
          </button>
        </Note>
      )}
      {answer && answer.items.length === 0 ? (
        <NoRows list={list} />
      ) : (
        <ListTable list={list} columns={columns} isCompact={settings.isCompact} />
      )}
      <ListFoot list={list} />
    </ScreenState>
  );
};

const Screen = <Row,>(props: ListScreenProps<Row>) => {
  const { declaration, country, main, actions, panel, panelWidth = 420, foot } = props;
  const screen = useRef<HTMLDivElement>(null);
  const list = useList(declaration, country, panel !== undefined);
  const settings = useTableSettings(declaration.name, declaration.columns);
  const [openField, setOpenField] = useState<string | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { openId, setOpenId, answer, context } = list;
  const offered = declaration.filters.filter(({ kind }) => kind !== "linked");
  useListCommands(list, {
    screen,
    onFilter: () => setOpenField(offered.length > 3 ? "more" : (offered[0]?.field ?? null)),
  });
  useFocusReturn(screen, openId);
  const side = panel?.({
    id: openId,
    row: answer?.items.find((row) => declaration.idOf(row) === openId) ?? null,
    refresh: context.refresh,
    close: () => setOpenId(null),
  });
  return (
    <div className="list-screen" ref={screen}>
      <ScreenTop
        title={declaration.title}
        count={answer ? formatCount(answer.total) : ""}
        actions={
          <>
            {offered.length > 0 && (
              <button
                type="button"
                className="tool-button list-sheet-button"
                aria-label="Filters"
                onClick={() => setSheetOpen(true)}
              >
                <Icon name="sliders" />
              </button>
            )}
            {actions}
          </>
        }
        main={main ?? <CreateButton list={list} />}
      />
      <div className="list-body">
        <div className="list-main">
          {declaration.views && <Views list={list} />}
          <FilterBar
            list={list}
            openField={openField}
            onOpen={setOpenField}
            end={<ListTools list={list} settings={settings} />}
          />
          <Rows list={list} settings={settings} />
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

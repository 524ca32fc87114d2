import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { toast } from "../toast.ts";
import type { BelowContext, ListAnswer, ListContext, ListDeclaration } from "./list-declaration.ts";
import type { ListSearch } from "./search/list-search.ts";
import { type ListAddress, useListSearch } from "./search/use-list-search.ts";
import { type Chosen, useChosen } from "./table/use-chosen.ts";
import { type SavedViews, useSavedViews } from "./views/saved-views.ts";
import { allTabOf, queryWithoutPage, tabOf, type ViewTab } from "./views/view.ts";

/** All that the parts of a list screen share. */
export type List<Row> = ListAddress &
  Readonly<{
    declaration: ListDeclaration<Row>;
    country: string;
    hasPanel: boolean;
    answer: ListAnswer<Row> | undefined;
    /** The rows as they are now, where a render would be too late. */
    readAnswer: () => ListAnswer<Row> | undefined;
    /** The rows are those of the search before, until the answer comes. */
    isStale: boolean;
    error: Error | null;
    context: ListContext;
    showChanged: BelowContext<Row>["showChanged"];
    chosen: Chosen<Row>;
    tabs: readonly ViewTab[];
    saved: SavedViews;
    /** Runs an action of a row or of several; a failure is shown, and the list is loaded again. */
    runAction: (action: () => void | Promise<void>) => void;
    /** Until the rows are loaded again; before that their versions are old. */
    isActing: boolean;
  }>;

/** @throws ApiError from `load` */
const useRows = <Row>(
  declaration: ListDeclaration<Row>,
  country: string,
  { search, setSearch }: ListAddress,
) => {
  const { name, load } = declaration;
  const client = useQueryClient();
  const queryKey = [name, country, "rows", search];
  const query = useQuery({
    queryKey,
    // Rows that stay while the next are loaded keep their own moment.
    queryFn: async () => ({ ...(await load(country, search)), loadedAt: Date.now() }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { data } = query;
  const lastPage = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : search.page;
  const isBeyond = search.page > lastPage && !query.isPlaceholderData;
  useEffect(() => {
    if (isBeyond) setSearch({ page: lastPage });
  }, [isBeyond, lastPage, setSearch]);
  const change = (part: (answer: ListAnswer<Row>) => Partial<ListAnswer<Row>>) =>
    client.setQueryData<ListAnswer<Row>>(
      queryKey,
      (answer) => answer && { ...answer, ...part(answer) },
    );
  const showChanged = async (row: Row) => {
    const id = declaration.idOf(row);
    change(({ items }) => ({
      items: items.map((each) => (declaration.idOf(each) === id ? row : each)),
    }));
    const [{ total }] = await Promise.all([
      load(country, { ...search, page: 1, pageSize: 1 }),
      client.invalidateQueries({ queryKey: [name, country, "count"] }),
    ]);
    change(() => ({ total }));
  };
  return {
    ...query,
    showChanged,
    read: () => client.getQueryData<ListAnswer<Row>>(queryKey),
  };
};

/** A function of the latest render, for callbacks that stay the same. */
const useLatest = <Value>(value: Value): Readonly<{ current: Value }> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};

const useTabs = <Row>(declaration: ListDeclaration<Row>) => {
  const saved = useSavedViews(declaration.name);
  const tabs = useMemo(
    () => [
      allTabOf(declaration),
      ...(declaration.views ?? []).map((view) => tabOf(declaration, view)),
      ...(declaration.views ? saved.tabs : []),
    ],
    [declaration, saved.tabs],
  );
  return { saved, tabs };
};

export const useList = <Row>(
  declaration: ListDeclaration<Row>,
  country: string,
  hasPanel: boolean,
): List<Row> => {
  const { name, idOf, panelPath } = declaration;
  const client = useQueryClient();
  const { saved, tabs } = useTabs(declaration);
  const address = useListSearch(declaration, tabs, panelPath);
  const rows = useRows(declaration, country, address);
  const chosen = useChosen(rows.data?.items ?? [], idOf, scopeOf(declaration, address.search));
  const renewChosen = useLatest(async () => {
    const { readAgain } = declaration;
    if (readAgain) await chosen.renew((each) => readAgain(country, each));
  });
  const refresh = useCallback(async () => {
    await client.invalidateQueries({ queryKey: [name, country] });
    // Rows that could not be read keep their version: the server refuses an action with an old one.
    await renewChosen.current().catch(() => undefined);
  }, [client, name, country, renewChosen]);
  const [actions, setActions] = useState(0);
  const runAction = (action: () => void | Promise<void>) => {
    const run = async () => {
      setActions((count) => count + 1);
      try {
        await action();
      } catch (error) {
        toast.error(error instanceof Error ? error.message : "This did not work.");
      }
      await refresh();
      setActions((count) => count - 1);
    };
    void run();
  };
  return {
    ...address,
    declaration,
    country,
    hasPanel,
    answer: rows.data,
    readAnswer: rows.read,
    showChanged: rows.showChanged,
    isStale: rows.isPlaceholderData,
    error: rows.error,
    context: useMemo(
      () => ({ country, now: rows.data?.loadedAt ?? 0, refresh }),
      [country, rows.data?.loadedAt, refresh],
    ),
    chosen,
    tabs,
    saved,
    runAction,
    isActing: actions > 0,
  };
};

const scopeOf = <Row>(declaration: ListDeclaration<Row>, search: ListSearch): string =>
  queryWithoutPage(declaration, { ...search, sort: "" });

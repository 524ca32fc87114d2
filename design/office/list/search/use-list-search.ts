import { useCallback, useMemo } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { activeTab, queryWithoutPage, type ViewTab } from "../views/view.ts";
import {
  allRows,
  fromSearchParams,
  type ListSearch,
  type SearchOptions,
  toSearchParams,
  viewParameter,
} from "./list-search.ts";

export type ListAddress = Readonly<{
  search: ListSearch;
  /** Back to page 1 unless the part says a page. */
  setSearch: (part: Partial<ListSearch>) => void;
  tab: ViewTab;
  /** Id of the record in the panel, `new` included; null while there is none. */
  openId: string | null;
  setOpenId: (id: string | null) => void;
}>;

type PanelPath = ((id: string | null) => string) | undefined;

/** A panel has a path of its own, or the parameter `open`; Back closes it either way. */
const useOpenId = (panelPath: PanelPath) => {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { id } = useParams();
  const openId = panelPath ? (id ?? null) : query.get("open");
  const setOpenId = useCallback(
    (next: string | null) => {
      if (panelPath) {
        void navigate({ pathname: panelPath(next), search: query.toString() });
        return;
      }
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === null) after.delete("open");
          else after.set("open", next);
          return after;
        },
        { preventScrollReset: true },
      );
    },
    [panelPath, navigate, query, setQuery],
  );
  return { openId, setOpenId };
};

/** The list's state is kept in the URL, so that it can be shared and "back" returns to it. */
export const useListSearch = (
  options: SearchOptions,
  tabs: readonly ViewTab[],
  panelPath: PanelPath,
): ListAddress => {
  const [query, setQuery] = useSearchParams();
  const search = useMemo(() => fromSearchParams(options, query), [options, query]);
  const tab = activeTab(tabs, query.get(viewParameter), queryWithoutPage(options, search));
  const setSearch = useCallback(
    (part: Partial<ListSearch>) =>
      setQuery(
        (before) => {
          const now = fromSearchParams(options, before);
          const after = toSearchParams(options, { ...now, page: 1, ...part });
          const open = before.get("open");
          if (open !== null) after.set("open", open);
          const current = activeTab(
            tabs,
            before.get(viewParameter),
            queryWithoutPage(options, now),
          );
          const isEdited = queryWithoutPage(options, { ...now, ...part }) !== current.query;
          // An address that names all rows keeps that name.
          if (isEdited && current.id !== allRows && !after.has(viewParameter))
            after.set(viewParameter, current.id);
          return after;
        },
        { replace: part.words !== undefined, preventScrollReset: true },
      ),
    [options, tabs, setQuery],
  );
  return { search, setSearch, tab, ...useOpenId(panelPath) };
};

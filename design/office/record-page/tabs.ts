import { useCallback, useEffect, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { focusField } from "../form/focus-field.ts";
import type { ScreenTab } from "../screen/screen-tabs.tsx";
import type { PageTab } from "./record-page-declaration.ts";
import type { DraftStore } from "./state/draft-store.ts";

const firstStep = (path: string): string => path.split(".")[0] ?? "";

/** The tab that shows a field. */
export const tabOfField = (tabs: readonly PageTab[], path: string): PageTab | undefined =>
  tabs.find(({ fields }) => fields.includes(firstStep(path)));

export type GoTo = (path: string, takesFocus?: boolean) => void;

export type PageTabs = Readonly<{
  /** The open one. */
  tab: string;
  links: readonly ScreenTab[];
  /** Opens the tab of a field and focuses the field. */
  goTo: GoTo;
}>;

/**
 * The tabs of a record's page, whose open one stands in the address.
 * @param placeOf further parts of the address that show a field, such as the day it belongs to
 */
export const usePageTabs = (
  tabs: readonly PageTab[],
  placeOf: (path: string) => Readonly<Record<string, string>>,
): PageTabs => {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const wanted = search.get("tab");
  const own = tabs.filter(({ to }) => to === undefined);
  const tab = own.find(({ key }) => key === wanted)?.key ?? own[0]?.key ?? "";
  const goTo = useCallback(
    (path: string, takesFocus = true) => {
      const target = tabOfField(tabs, path);
      if (!target) return;
      const next = new URLSearchParams({ tab: target.key, ...placeOf(path) });
      void navigate({ search: `?${next}` }, { replace: true });
      if (takesFocus) requestAnimationFrame(() => focusField(path));
    },
    [tabs, placeOf, navigate],
  );
  const links = useMemo(
    () =>
      tabs.map(({ key, label, mark, count, isApart, to }): ScreenTab => ({
        to: to ?? `${pathname}?tab=${key}`,
        label,
        ...(mark && { mark }),
        ...(count !== undefined && { count }),
        ...(isApart && { isApart }),
        isCurrent: key === tab,
      })),
    [tabs, tab, pathname],
  );
  return { tab, links, goTo };
};

/** Shows what an undo or redo has changed. */
export const useSteps = (store: DraftStore, goTo: GoTo): void => {
  useEffect(
    () =>
      store.subscribe(({ steppedTo }, before) => {
        if (steppedTo && steppedTo !== before.steppedTo) goTo(steppedTo.path, false);
      }),
    [store, goTo],
  );
};

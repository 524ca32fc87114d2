import { useEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import type { Command } from "../palette/command.ts";
import { useCommands } from "../palette/commands.tsx";
import { moveRowFocus, focusedRowId } from "./table/row-focus.ts";
import type { List } from "./use-list.ts";

type ListKeys = Readonly<{
  screen: React.RefObject<HTMLElement | null>;
  onFilter: () => void;
}>;

type ListCommand = Readonly<{
  id: string;
  label: string;
  keys: string;
  needsRow?: boolean;
  isOffered: boolean;
  /** @param rowId empty where no row holds the focus, which `needsRow` rules out */
  run: (list: List<unknown>, keys: ListKeys, rowId: string) => void;
}>;

type Offer = Readonly<{
  hasBulk: boolean;
  hasPanel: boolean;
  hasChosen: boolean;
  hasFilters: boolean;
  searchLabel: string | undefined;
  createLabel: string | undefined;
  onCreate: (list: List<unknown>) => void;
}>;

const focusSearch = (screen: HTMLElement | null): void =>
  screen?.querySelector<HTMLElement>("input[type=search]")?.focus();

const commandsFor = (offer: Offer): readonly ListCommand[] => [
  {
    id: "list-search",
    label: offer.searchLabel ?? "Search",
    keys: "/",
    isOffered: offer.searchLabel !== undefined,
    run: (_, { screen }) => focusSearch(screen.current),
  },
  {
    id: "list-next",
    label: "Next row",
    keys: "j",
    isOffered: true,
    run: (_, { screen }) => moveRowFocus(screen.current, 1),
  },
  {
    id: "list-back",
    label: "Row before",
    keys: "k",
    isOffered: true,
    run: (_, { screen }) => moveRowFocus(screen.current, -1),
  },
  {
    id: "list-choose",
    label: "Choose the row",
    keys: "x",
    needsRow: true,
    isOffered: offer.hasBulk,
    run: ({ chosen }, _, id) => chosen.toggle(id),
  },
  {
    id: "list-choose-to",
    label: "Choose all rows up to this one",
    keys: "shift+x",
    needsRow: true,
    isOffered: offer.hasBulk,
    run: ({ chosen }, _, id) => chosen.chooseTo(id),
  },
  {
    id: "list-panel",
    label: "Open the row in the panel",
    keys: "e",
    needsRow: true,
    isOffered: offer.hasPanel,
    run: ({ setOpenId }, _, id) => setOpenId(id),
  },
  {
    id: "list-new",
    label: offer.createLabel ?? "New",
    keys: "n",
    isOffered: offer.createLabel !== undefined,
    run: (list) => offer.onCreate(list),
  },
  {
    id: "list-filter",
    label: "Filter",
    keys: "f",
    isOffered: offer.hasFilters,
    run: (_, { onFilter }) => onFilter(),
  },
  {
    id: "list-clear",
    label: "Choose nothing",
    keys: "escape",
    isOffered: offer.hasChosen,
    run: ({ chosen }) => chosen.clear(),
  },
];

const noRowReason = (): string | undefined =>
  focusedRowId() === null ? "Go to a row first, with J and K." : undefined;

/** The keys of a list; `?` and the palette show them. Enter opens the row, as its link does. */
export const useListCommands = <Row>(list: List<Row>, keys: ListKeys): void => {
  const navigate = useNavigate();
  const latest = useRef({ list: list as List<unknown>, keys });
  useEffect(() => {
    latest.current = { list: list as List<unknown>, keys };
  });
  const { declaration, hasPanel, chosen } = list;
  const hasChosen = chosen.rows.size > 0;
  const commands = useMemo<readonly Command[]>(() => {
    const { create, searchLabel, bulkActions = [], filters } = declaration;
    return commandsFor({
      hasBulk: bulkActions.length > 0,
      hasPanel,
      hasChosen,
      hasFilters: filters.some(({ kind }) => kind !== "linked"),
      searchLabel,
      createLabel: create?.label,
      onCreate: ({ setOpenId }) =>
        create?.path === undefined ? setOpenId("new") : void navigate(create.path),
    })
      .filter(({ isOffered }) => isOffered)
      .map(({ id, label, keys: shortcut, needsRow, run }) => ({
        id,
        label,
        group: "List",
        keys: shortcut,
        ...(needsRow && { disabledReason: noRowReason }),
        run: () => run(latest.current.list, latest.current.keys, focusedRowId() ?? ""),
      }));
  }, [declaration, hasPanel, hasChosen, navigate]);
  useCommands(commands);
};

import { Button, Input } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Choice, ChoiceList } from "#platform/choices/choice.ts";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { useAwaitedEnter } from "#design/office/dialogs/use-awaited-enter.ts";
import { ChoiceDescription } from "./choice-description.tsx";
import { findChoices } from "./choices.ts";
import { nextIndex } from "./arrow-keys.ts";
import { pickKinds, type PickKind } from "./picker-kinds.ts";
import choosing from "#design/office/dialogs/choosing.module.css";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import styles from "./pickers.module.css";

export type PickDialogProps = Readonly<{
  kind: PickKind;
  country: string;
  chosenId: string | null;
  onPick: (choice: Choice) => void;
  onClose: () => void;
}>;

const debounceMs = 200;
const pageSize = 24;

const useChoiceSearch = ({ kind, country }: PickDialogProps) => {
  const [query, setTypedQuery] = useState("");
  const [page, setPage] = useState(1);
  const [search] = useDebouncedValue(query.trim(), debounceMs);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ["choices", country, kind, search, page],
    queryFn: () => findChoices(country, kind, { search, page, pageSize }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
    networkMode: "always", // offline too, the error is shown instead of an endless wait
  });
  const setQuery = (text: string) => {
    setTypedQuery(text);
    setPage(1);
  };
  const isStale = isPlaceholderData || !(data || error) || search !== query.trim();
  return { query, setQuery, search, page, setPage, data, error, refetch, isStale };
};

const statusText = (
  kind: PickKind,
  search: string,
  page: number,
  data: ChoiceList | undefined,
): string => {
  const { singular, plural } = pickKinds[kind];
  if (data === undefined) return "Loading …";
  if (data.total === 0)
    return search ? `No ${singular} matches “${search}”.` : `There are no ${plural} here yet.`;
  const pages = Math.max(1, Math.ceil(data.total / pageSize));
  return `${data.total} ${data.total === 1 ? singular : plural}, page ${page} of ${pages}`;
};

type ChoiceLinesProps = Pick<PickDialogProps, "kind" | "chosenId" | "onPick"> &
  Readonly<{
    listRef: React.RefObject<HTMLUListElement | null>;
    items: readonly Choice[];
    isStale: boolean;
  }>;

const ChoiceLines = ({ listRef, kind, items, chosenId, isStale, onPick }: ChoiceLinesProps) => (
  <ul
    ref={listRef}
    aria-label={pickKinds[kind].plural}
    aria-busy={isStale}
    className={`${choosing["found"]} ${styles["lines"]}`}
  >
    {items.map((choice) => (
      <li key={choice.id}>
        <button
          type="button"
          className={`${choosing["choice"]} ${styles["choice"]}`}
          aria-current={choice.id === chosenId || undefined}
          onClick={() => onPick(choice)}
        >
          <ChoiceDescription choice={choice} kind={kind} />
          {choice.id === chosenId && (
            <span className={`${choosing["mark"]} ${styles["mark"]}`}>Chosen</span>
          )}
        </button>
      </li>
    ))}
  </ul>
);

type PickFooterProps = Readonly<{
  page: number;
  pages: number;
  onTurnPage: (offset: 1 | -1) => void;
}>;

const PickFooter = ({ page, pages, onTurnPage }: PickFooterProps) => (
  <footer className={choosing["foot"]}>
    <span>Arrow keys to move, Enter to choose, Esc to close</span>
    {pages > 1 && (
      <div role="group" aria-label="Pages" className={choosing["pages"]}>
        <Button variant="default" aria-disabled={page === 1} onClick={() => onTurnPage(-1)}>
          Previous
        </Button>
        <Button variant="default" aria-disabled={page === pages} onClick={() => onTurnPage(1)}>
          Next
        </Button>
      </div>
    )}
  </footer>
);

const PickDialog = (props: PickDialogProps) => {
  const { kind, chosenId, onPick, onClose } = props;
  const { singular, plural } = pickKinds[kind];
  const { query, setQuery, search, page, setPage, data, error, refetch, isStale } =
    useChoiceSearch(props);
  const searchField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const items = data?.items ?? [];
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const turnPage = (offset: number) => {
    if (page + offset < 1 || page + offset > pages || isStale) return;
    setPage(page + offset);
    searchField.current?.focus(); // the next page of the list replaces the focused choice
  };
  const setEnter = useAwaitedEnter(isStale, () => {
    const [first] = items;
    if (first && !isStale) onPick(first);
  });
  const handleKeyDown = (event: React.KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const focusedIndex = buttons.findIndex((each) => each === event.target);
    const isEnter = pressedKey(event) === "Enter" && event.target === searchField.current;
    setEnter(isEnter);
    if (isEnter) {
      event.preventDefault();
      return;
    }
    if (pressedKey(event) === "PageDown" || pressedKey(event) === "PageUp") {
      event.preventDefault();
      turnPage(pressedKey(event) === "PageDown" ? 1 : -1);
      return;
    }
    if (focusedIndex < 0 && event.target !== searchField.current) return;
    const nextFocus = nextIndex(focusedIndex, pressedKey(event), buttons.length, 1);
    if (nextFocus === null) return;
    event.preventDefault();
    if (nextFocus < 0) searchField.current?.focus();
    else buttons[nextFocus]?.focus();
  };
  return (
    <OfficeDialog title={`Choose a ${singular}`} onClose={onClose}>
      <div className={choosing["dialog"]} onKeyDown={handleKeyDown} role="presentation">
        <div className={choosing["top"]}>
          <Input
            ref={searchField}
            aria-label={`Search ${plural}`}
            placeholder={`Search ${plural}`}
            data-autofocus
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <p role="status">{error ? "" : statusText(kind, search, page, data)}</p>
          {error && (
            <div role="alert" className={choosing["alert"]}>
              <p>{`The ${plural} could not be read: ${error.message}`}</p>
              <Button variant="default" onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          )}
        </div>
        <ChoiceLines
          listRef={list}
          kind={kind}
          items={items}
          chosenId={chosenId}
          isStale={isStale}
          onPick={onPick}
        />
        <PickFooter page={page} pages={pages} onTurnPage={turnPage} />
      </div>
    </OfficeDialog>
  );
};
export default PickDialog;

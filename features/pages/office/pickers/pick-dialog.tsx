import { Button, Input } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Choice, ChoiceList } from "#platform/choices/choice.ts";
import { OfficeDialog } from "#design/office/office-dialog.tsx";
import { findChoices } from "./choices.ts";
import { nextIndex } from "./arrow-keys.ts";
import { pickKinds, type PickKind } from "./picker-kinds.ts";
import styles from "./pickers.module.css";

export type PickDialogProps = Readonly<{
  kind: PickKind;
  country: string;
  /** The id of what is chosen now. */
  chosen: string | null;
  onPick: (choice: Choice) => void;
  onClose: () => void;
}>;

const debounceMs = 200; // ms after the last key, so that a word is one call
const pageSize = 24;

const useChoiceSearch = ({ kind, country }: PickDialogProps) => {
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const [search] = useDebouncedValue(typed.trim(), debounceMs);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ["choices", country, kind, search, page],
    queryFn: () => findChoices(country, kind, { search, page, pageSize }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
    networkMode: "always", // without a network too it is said that nothing came
  });
  const type = (words: string) => {
    setTyped(words);
    setPage(1);
  };
  const isStale = isPlaceholderData || search !== typed.trim();
  return { typed, type, search, page, setPage, data, error, refetch, isStale };
};

const ChoiceItem = ({ choice, kind }: { choice: Choice; kind: PickKind }) => (
  <>
    {choice.picture ? (
      <img
        className={styles["picture"]}
        src={`${choice.picture.base}${kind === "media" ? 320 : 160}.webp`}
        alt=""
        loading="lazy"
      />
    ) : (
      kind !== "destination" && <span className={styles["picture"]} />
    )}
    <span className={styles["text"]}>
      <strong>{choice.label}</strong>
      <small>{choice.detail}</small>
      {kind === "media" && choice.picture && (
        <small>{choice.picture.alt ? `“${choice.picture.alt}”` : "No alternative text"}</small>
      )}
    </span>
  </>
);

/** How many lie beside each other: it follows the width of the window. */
const columnsOf = (buttons: readonly HTMLElement[]): number =>
  Math.max(1, buttons.filter((each) => each.offsetTop === buttons[0]?.offsetTop).length);

const statusText = (
  kind: PickKind,
  search: string,
  page: number,
  data: ChoiceList | undefined,
): string => {
  const { one, many } = pickKinds[kind];
  if (data === undefined) return "Loading …";
  if (data.total === 0)
    return search ? `No ${one} matches “${search}”.` : `There are no ${many} here yet.`;
  const pages = Math.max(1, Math.ceil(data.total / pageSize));
  return `${data.total} ${data.total === 1 ? one : many}, page ${page} of ${pages}`;
};

type ChoiceGridProps = Pick<PickDialogProps, "kind" | "chosen" | "onPick"> &
  Readonly<{
    listRef: React.RefObject<HTMLUListElement | null>;
    items: readonly Choice[];
    isStale: boolean;
  }>;

const ChoiceGrid = ({ listRef, kind, items, chosen, isStale, onPick }: ChoiceGridProps) => (
  <ul
    ref={listRef}
    aria-label={pickKinds[kind].many}
    aria-busy={isStale}
    className={styles[kind === "media" ? "grid" : "lines"]}
  >
    {items.map((choice) => (
      <li key={choice.id}>
        <button
          type="button"
          className={styles["choice"]}
          aria-current={choice.id === chosen || undefined}
          onClick={() => onPick(choice)}
        >
          <ChoiceItem choice={choice} kind={kind} />
          {choice.id === chosen && <span className={styles["mark"]}>chosen</span>}
        </button>
      </li>
    ))}
  </ul>
);

type PickFooterProps = Readonly<{ page: number; pages: number; onTurn: (by: 1 | -1) => void }>;

const PickFooter = ({ page, pages, onTurn }: PickFooterProps) => (
  <footer className={styles["foot"]}>
    <span>Arrow keys to move, Enter to choose, Esc to close</span>
    {pages > 1 && (
      <div role="group" aria-label="Pages" className={styles["pages"]}>
        <Button variant="default" aria-disabled={page === 1} onClick={() => onTurn(-1)}>
          Previous
        </Button>
        <Button variant="default" aria-disabled={page === pages} onClick={() => onTurn(1)}>
          Next
        </Button>
      </div>
    )}
  </footer>
);

/** Chooses one of many: search, pages, arrow keys; Enter takes what has the focus, Esc closes. */
const PickDialog = (props: PickDialogProps) => {
  const { kind, chosen, onPick, onClose } = props;
  const { one, many } = pickKinds[kind];
  const { typed, type, search, page, setPage, data, error, refetch, isStale } =
    useChoiceSearch(props);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const items = data?.items ?? [];
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const turn = (by: number) => {
    if (page + by < 1 || page + by > pages || isStale) return;
    setPage(page + by);
    field.current?.focus(); // the button that had it is gone
  };
  const press = (event: React.KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const at = buttons.findIndex((each) => each === event.target);
    const first = items[0];
    if (event.key === "Enter" && event.target === field.current) {
      event.preventDefault(); // what is shown belongs to other words until the answer has come
      if (first && !isStale) onPick(first);
      return;
    }
    if (event.key === "PageDown" || event.key === "PageUp") {
      event.preventDefault();
      turn(event.key === "PageDown" ? 1 : -1);
      return;
    }
    if (at < 0 && event.target !== field.current) return;
    const to = nextIndex(at, event.key, buttons.length, columnsOf(buttons));
    if (to === null) return;
    event.preventDefault();
    if (to < 0) field.current?.focus();
    else buttons[to]?.focus();
  };
  return (
    <OfficeDialog
      title={`Choose a ${one}`}
      size={kind === "media" ? "large" : "small"}
      onClose={onClose}
    >
      <div className={styles["dialog"]} data-kind={kind} onKeyDown={press} role="presentation">
        <div className={styles["top"]}>
          <Input
            ref={field}
            aria-label={`Search ${many}`}
            placeholder={`Search ${many}`}
            data-autofocus
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <p role="status">{error ? "" : statusText(kind, search, page, data)}</p>
          {error && (
            <div role="alert" className={styles["alert"]}>
              <p>{`The ${many} could not be read: ${error.message}`}</p>
              <Button variant="default" onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          )}
        </div>
        <ChoiceGrid
          listRef={list}
          kind={kind}
          items={items}
          chosen={chosen}
          isStale={isStale}
          onPick={onPick}
        />
        <PickFooter page={page} pages={pages} onTurn={turn} />
      </div>
    </OfficeDialog>
  );
};
export default PickDialog;

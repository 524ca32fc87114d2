import { Button, Group, Modal, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Choice } from "#platform/choices/choice.ts";
import { findChoices } from "./choices.ts";
import { stepFrom } from "./keys.ts";
import { kinds, type PickKind } from "./kinds.ts";
import styles from "./pickers.module.css";

export type PickDialogProps = Readonly<{
  kind: PickKind;
  country: string;
  /** The id of what is chosen now. */
  chosen: string | null;
  onPick: (choice: Choice) => void;
  onClose: () => void;
}>;

const pause = 200; // ms after the last key, so that a word is one call
const pageSize = 24;

const useFound = ({ kind, country }: PickDialogProps) => {
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const [search] = useDebouncedValue(typed.trim(), pause);
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

const Thing = ({ choice, kind }: { choice: Choice; kind: PickKind }) => (
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
    <span className={styles["words"]}>
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

/** Chooses one of many: search, pages, arrow keys; Enter takes what has the focus, Esc closes. */
const PickDialog = (props: PickDialogProps) => {
  const { kind, chosen, onPick, onClose } = props;
  const { one, many } = kinds[kind];
  const { typed, type, search, page, setPage, data, error, refetch, isStale } = useFound(props);
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
    const to = stepFrom(at, event.key, buttons.length, columnsOf(buttons));
    if (to === null) return;
    event.preventDefault();
    if (to < 0) field.current?.focus();
    else buttons[to]?.focus();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={kind === "media" ? 1080 : "lg"}
      title={`Choose a ${one}`}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <div className={styles["dialog"]} onKeyDown={press} role="presentation">
        <TextInput
          ref={field}
          aria-label={`Search ${many}`}
          placeholder={`Search ${many}`}
          data-autofocus
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Text role="status" c="dimmed" className={styles["count"] ?? ""}>
          {data === undefined && !error && "Loading …"}
          {data &&
            !error &&
            (data.total > 0
              ? `${data.total} ${data.total === 1 ? one : many}, page ${page} of ${pages}`
              : search
                ? `No ${one} matches “${search}”.`
                : `There are no ${many} here yet.`)}
        </Text>
        {error && (
          <Group role="alert">
            <Text c="red">{`The ${many} could not be read: ${error.message}`}</Text>
            <Button variant="default" onClick={() => void refetch()}>
              Try again
            </Button>
          </Group>
        )}
        <ul
          ref={list}
          aria-label={many}
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
                <Thing choice={choice} kind={kind} />
                {choice.id === chosen && <span className={styles["mark"]}>chosen</span>}
              </button>
            </li>
          ))}
        </ul>
        <Group justify="space-between">
          <Text c="dimmed">Arrow keys to move, Enter to choose, Esc to close</Text>
          {pages > 1 && (
            <Group gap="xs" role="group" aria-label="Pages">
              <Button variant="default" aria-disabled={page === 1} onClick={() => turn(-1)}>
                Previous
              </Button>
              <Button variant="default" aria-disabled={page === pages} onClick={() => turn(1)}>
                Next
              </Button>
            </Group>
          )}
        </Group>
      </div>
    </Modal>
  );
};
export default PickDialog;

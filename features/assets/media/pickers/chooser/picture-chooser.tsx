import { Button, Input } from "@mantine/core";
import { useRef } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { useAwaitedEnter } from "#design/office/dialogs/use-awaited-enter.ts";
import { nextIndex } from "#features/records/choices/pickers/arrow-keys.ts";
import type { Choice, ChoiceList } from "#platform/choices/choice.ts";
import { PictureGrid } from "./picture-grid.tsx";
import { usePictureSearch } from "./use-picture-search.ts";
import choosing from "#design/office/dialogs/choosing.module.css";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import styles from "./picture-chooser.module.css";

export type PictureChooserProps = Readonly<{
  country: string;
  chosenId: string | null;
  onPick: (choice: Choice) => void;
  onClose: () => void;
}>;

type Search = ReturnType<typeof usePictureSearch>;

const statusOf = ({ search, tag, page, pages }: Search, data: ChoiceList | undefined): string => {
  if (data === undefined) return "Loading …";
  if (data.total > 0)
    return `${data.total.toLocaleString("en")} ${data.total === 1 ? "picture" : "pictures"}, page ${page} of ${pages}`;
  if (search) return `No picture matches “${search}”.`;
  return tag ? `No picture has the tag “${tag}”.` : "There are no pictures here yet.";
};

/** The grid is responsive, so its columns are counted in the layout. */
const countColumns = (buttons: readonly HTMLElement[]): number =>
  Math.max(1, buttons.filter((each) => each.offsetTop === buttons[0]?.offsetTop).length);

const TagFilter = ({ tags, tag, setTag }: Pick<Search, "tags" | "tag" | "setTag">) =>
  tags.length > 0 && (
    <div role="group" aria-label="Filter by tag" className={styles["tags"]}>
      {tags.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === tag}
          onClick={() => setTag(each === tag ? null : each)}
        >
          {each}
        </button>
      ))}
    </div>
  );

const Foot = ({
  page,
  pages,
  onTurn,
}: Readonly<{ page: number; pages: number; onTurn: (offset: 1 | -1) => void }>) => (
  <footer className={choosing["foot"]}>
    <span>Newest first. Arrow keys to move, Enter to choose, Esc to close</span>
    {pages > 1 && (
      <div role="group" aria-label="Pages" className={choosing["pages"]}>
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

const useGridKeys = (search: Search, onPick: (choice: Choice) => void) => {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { page, pages, isStale, setPage, data } = search;
  const turn = (offset: number) => {
    if (page + offset < 1 || page + offset > pages || isStale) return;
    setPage(page + offset);
    field.current?.focus(); // the next page of the list replaces the focused picture
  };
  const move = (event: React.KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const focused = buttons.findIndex((each) => each === event.target);
    if (focused < 0 && event.target !== field.current) return;
    const next = nextIndex(focused, pressedKey(event), buttons.length, countColumns(buttons));
    if (next === null) return;
    event.preventDefault();
    (next < 0 ? field.current : buttons[next])?.focus();
  };
  const setEnter = useAwaitedEnter(isStale, () => {
    const [first] = data?.items ?? [];
    if (first && !isStale) onPick(first);
  });
  const handleKeyDown = (event: React.KeyboardEvent) => {
    const isEnter = pressedKey(event) === "Enter" && event.target === field.current;
    setEnter(isEnter);
    if (isEnter) event.preventDefault();
    else if (pressedKey(event) === "PageDown" || pressedKey(event) === "PageUp") {
      event.preventDefault();
      turn(pressedKey(event) === "PageDown" ? 1 : -1);
    } else move(event);
  };
  return { field, list, turn, handleKeyDown };
};

/** Chooses a picture of the library: the newest first, by words in names, texts and tags. */
const PictureChooser = ({ country, chosenId, onPick, onClose }: PictureChooserProps) => {
  const search = usePictureSearch(country);
  const { data, error, refetch, isStale, page, pages } = search;
  const { field, list, turn, handleKeyDown } = useGridKeys(search, onPick);
  return (
    <OfficeDialog title="Choose a picture" size="large" onClose={onClose}>
      <div className={choosing["dialog"]} data-fills onKeyDown={handleKeyDown} role="presentation">
        <div className={choosing["top"]}>
          <Input
            ref={field}
            aria-label="Search pictures"
            placeholder="Name, words, tag"
            data-autofocus
            value={search.query}
            onChange={(event) => search.setQuery(event.currentTarget.value)}
          />
          <TagFilter tags={search.tags} tag={search.tag} setTag={search.setTag} />
          <p role="status">{error ? "" : statusOf(search, data)}</p>
          {error && (
            <div role="alert" className={choosing["alert"]}>
              <p>{`The pictures could not be read: ${error.message}`}</p>
              <Button variant="default" onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          )}
        </div>
        <PictureGrid
          listRef={list}
          items={data?.items ?? []}
          chosenId={chosenId}
          isStale={isStale}
          onPick={onPick}
        />
        <Foot page={page} pages={pages} onTurn={turn} />
      </div>
    </OfficeDialog>
  );
};
export default PictureChooser;

import "#design/office/item-list/item-rows.css";
import { Button } from "@mantine/core";
import { focusField } from "#design/office/form/focus-field.ts";
import { useListMoves } from "#design/office/form/list/use-list-moves.ts";
import { Icon } from "#design/office/icons.tsx";
import { Grip, PlaceField } from "#design/office/item-list/order-controls.tsx";
import { useDraft, useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { counted } from "#platform/counted.ts";
import { isHiddenIn, routeLabel, useLayoutMarkets } from "../elsewhere/markets-context.ts";
import { isLinkedRoute, isMenu } from "#features/assets/layout/rules.ts";
import {
  addEntry,
  entriesOf,
  type Entry,
  entryLists,
  entryTitle,
  type ListedArea,
  mostEntries,
  putEntries,
} from "./entry-changes.ts";

const aboutEntry = (entry: Entry): string => {
  if ("title" in entry) return counted(entry.links.length, "link");
  const { to } = entry;
  if ("entries" in entry && isMenu(entry))
    return `Menu · ${counted(entry.entries.length, "entry", "entries")}`;
  if (to === "") return "Leads nowhere yet";
  return isLinkedRoute(to) ? `Route · ${routeLabel(to).toLowerCase()}` : `Address · ${to}`;
};

type RowTagProps = Readonly<{ entry: Entry }>;

const RowTag = ({ entry }: RowTagProps) => {
  const { edited } = useLayoutMarkets();
  if (!entry.enabled) return <span className="tag">off</span>;
  if (entry.awaitsLabel)
    return (
      <span
        className="tag"
        data-kind="timed"
        title="Copied: not shown before its label is written."
      >
        to write
      </span>
    );
  if ("title" in entry) return null;
  if (isHiddenIn(edited, entry.to))
    return (
      <span className="tag" data-kind="timed" title="No page in this market: it is not shown.">
        no path
      </span>
    );
  const isPlanned = "from" in entry && (entry.from !== null || entry.until !== null);
  return isPlanned ? (
    <span className="tag" title="Shown at its time.">
      <Icon name="clock" />
      <span className="sr-only">shown at its time</span>
    </span>
  ) : null;
};

type EntryRowProps = Readonly<{
  entry: Entry;
  name: string;
  index: number;
  count: number;
  isOpen: boolean;
  drag: ReturnType<typeof useListMoves>["drag"];
  onMove: (to: number) => void;
  onOpen: () => void;
}>;

const EntryRow = (props: EntryRowProps) => {
  const { entry, name, index, count, isOpen, drag, onMove, onOpen } = props;
  return (
    <div
      className="item-row"
      data-row={index}
      data-open={isOpen}
      data-off={!entry.enabled}
      data-dragged={drag?.id === `${index}`}
      data-drop={drag?.targetId === `${index}` ? (drag.edge ?? undefined) : undefined}
    >
      <Grip name={name} />
      <PlaceField name={name} index={index} count={count} onMove={onMove} />
      <button
        type="button"
        className="item-open"
        aria-current={isOpen ? "true" : undefined}
        onClick={onOpen}
      >
        <span className="item-words">
          <b>{entryTitle(entry) || "No label yet"}</b>
          <small>{aboutEntry(entry)}</small>
        </span>
        <RowTag entry={entry} />
      </button>
    </div>
  );
};

export type EntryListProps = Readonly<{
  area: ListedArea;
  open: number;
  onOpen: (index: number) => void;
}>;

/** The entries of a part in their order; the open one is framed. */
export const EntryList = ({ area, open, onOpen }: EntryListProps) => {
  const store = useDraftStore();
  const values = useDraft(({ edited }) => edited);
  const entries = entriesOf(area, values);
  const noun = area === "footer" ? "group" : "entry";
  const nameOf = (index: number) => `${noun} ${index + 1}`;
  const { listRef, move, drag, announcement } = useListMoves({
    items: entries,
    nameOf,
    put: (moved) =>
      store.change(
        putEntries(
          area,
          `${noun === "group" ? "Groups" : "Entries"} in another order`,
          0,
          () => moved,
        ),
      ),
  });
  const isFull = entries.length >= mostEntries[area];
  return (
    <section className="item-list" aria-label={area === "footer" ? "Groups" : "Entries"}>
      <h2>
        {area === "footer" ? "Groups" : "Entries"} <small>{entries.length}</small>
      </h2>
      <div className="item-rows" ref={listRef}>
        {entries.map((entry, index) => (
          <EntryRow
            key={index}
            entry={entry}
            name={nameOf(index)}
            index={index}
            count={entries.length}
            isOpen={index === open}
            drag={drag}
            onMove={(to) => {
              move(index, to);
              onOpen(to);
            }}
            onOpen={() => onOpen(index)}
          />
        ))}
      </div>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <Button
        className="item-add"
        variant="default"
        leftSection={<Icon name="plus" />}
        aria-disabled={isFull}
        title={isFull ? `${mostEntries[area]} are the most.` : undefined}
        onClick={() => {
          if (isFull) return;
          store.change(addEntry(area, entries.length));
          onOpen(entries.length);
          // Its form is there with the next frame.
          requestAnimationFrame(() =>
            focusField(
              `${entryLists[area]}.${entries.length}.${area === "footer" ? "title" : "label"}`,
            ),
          );
        }}
      >
        {area === "footer" ? "Add a group" : "Add an entry"}
      </Button>
    </section>
  );
};

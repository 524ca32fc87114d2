import { useEffect, useRef, useState } from "react";
import { Icon } from "#design/office/icons.tsx";
import { AttentionCard } from "#design/office/screen/attention-card.tsx";
import type { BoardCard, BoardRow } from "#features/records/board/board-contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import {
  DecideButton,
  focusDecideButton,
} from "#features/catalogue/tours/pickers/decide/decide-button.tsx";
import { DecidePanel } from "#features/catalogue/tours/pickers/decide/decide-panel.tsx";
import { DecidedLine } from "#features/catalogue/tours/pickers/decide/decided-line.tsx";
import {
  type DecideAddress,
  useDecideAddress,
} from "#features/catalogue/tours/pickers/decide/use-decide-address.ts";
import { cardTitles } from "./board-words.ts";
import { Alerts, Due, Lead, People, Poster } from "./row-parts.tsx";

/** A row that was decided here. It stays in its place with the way back, while the board goes on. */
type Decided = Readonly<{ row: BoardRow; index: number; tour: ListedTour }>;

const withDecided = (rows: readonly BoardRow[], decided: readonly Decided[]): BoardRow[] => {
  const ids = new Set(decided.map(({ row }) => row.id));
  const shown = rows.filter(({ id }) => !ids.has(id));
  for (const { row, index } of decided.toSorted((a, b) => a.index - b.index))
    shown.splice(index, 0, row);
  return shown;
};

/** The rows of the board and those that were decided, whose button takes the focus. */
const useDecided = (rows: readonly BoardRow[]) => {
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const toFocus = useRef<string | null>(null);
  useEffect(() => {
    const id = toFocus.current;
    toFocus.current = null;
    if (id === null) return;
    const row = document.querySelector(`.board-row[data-row="${CSS.escape(id)}"]`);
    row?.querySelector<HTMLElement>("button")?.focus();
  }, [decided]);
  const shown = withDecided(rows, decided);
  const change = (id: string, next: readonly Decided[]) => {
    toFocus.current = id;
    setDecided(next);
  };
  return {
    shown,
    tourOf: (id: string) => decided.find(({ row }) => row.id === id)?.tour ?? null,
    keep: (row: BoardRow, tour: ListedTour) =>
      change(row.id, [...decided, { row, index: shown.indexOf(row), tour }]),
    drop: (id: string) =>
      change(
        id,
        decided.filter(({ row }) => row.id !== id),
      ),
  };
};

type OpenRowProps = Readonly<{
  country: string;
  row: BoardRow;
  address: DecideAddress;
  onDecided: (tour: ListedTour) => void;
  onMoved: () => void;
}>;

const UndecidedRow = ({ country, row, address, onDecided, onMoved }: OpenRowProps) => {
  const { openId, choice, open, choose } = address;
  const isOpen = openId === row.id;
  return (
    <>
      <People people={row.people} />
      <Alerts row={row} />
      <Due due={row.due} />
      <DecideButton
        tourId={row.id}
        name={`${row.lead.label}, ${row.detail}`}
        isOpen={isOpen}
        onToggle={() => open(isOpen ? null : row.id)}
      />
      {isOpen && (
        <DecidePanel
          country={country}
          tourId={row.id}
          choice={choice}
          onChoose={choose}
          onClose={() => {
            open(null);
            focusDecideButton(row.id);
          }}
          onDecided={onDecided}
          onMoved={onMoved}
        />
      )}
    </>
  );
};

type DecisionsCardProps = Readonly<{
  card: BoardCard;
  country: string;
  /** Reads the board again, whose counts are others now. */
  onChanged: () => Promise<unknown>;
}>;

/** The departures to decide, each in its row; one row is open at a time. */
export const DecisionsCard = ({ card, country, onChanged }: DecisionsCardProps) => {
  const { count, all, emptyText, rows } = card;
  const address = useDecideAddress();
  const { shown, tourOf, keep, drop } = useDecided(rows);
  const decide = (row: BoardRow, tour: ListedTour) => {
    keep(row, tour);
    address.open(null);
    void onChanged();
  };
  const undone = async (id: string) => {
    await onChanged();
    drop(id);
  };
  return (
    <AttentionCard
      title={cardTitles.decisions}
      {...(count !== null && count > 0 && { count })}
      {...(all && { all: { to: all.path, label: all.label } })}
      emptyText={emptyText}
    >
      {shown.map((row) => {
        const tour = tourOf(row.id);
        return (
          <li
            key={row.id}
            className="board-row"
            data-layout={tour ? "decided" : "group"}
            data-kind={row.tone}
            data-row={row.id}
          >
            {row.picture ? <Poster picture={row.picture} /> : <Icon name={row.icon} />}
            <span className="board-name">
              <Lead lead={row.lead} />
              <small>{row.detail}</small>
            </span>
            {tour ? (
              <DecidedLine country={country} tour={tour} onUndone={() => void undone(row.id)} />
            ) : (
              <UndecidedRow
                country={country}
                row={row}
                address={address}
                onDecided={(decidedTour) => decide(row, decidedTour)}
                onMoved={() => void onChanged()}
              />
            )}
          </li>
        );
      })}
    </AttentionCard>
  );
};

import { Icon } from "#design/office/icons.tsx";
import { AttentionCard, AttentionRow } from "#design/office/screen/attention-card.tsx";
import { StatusTag } from "#features/records/statuses/parts/status-tag.tsx";
import type { BoardCard, BoardRow } from "#features/records/board/board-contract.ts";
import { cardTitles } from "./board-words.ts";
import { Due, Faces, Lead, Poster, RowAction } from "./row-parts.tsx";

/** Which columns a row has, so that those of a card stand below each other. */
const layoutOf = ({ status }: BoardRow): "leader" | "plain" =>
  status === null ? "plain" : "leader";

/** One row of a wide card, such as a departure with what is decided by. */
const WideRow = ({ row }: { row: BoardRow }) => {
  const layout = layoutOf(row);
  const isPlain = layout === "plain";
  return (
    <li className="board-row" data-layout={layout} data-kind={row.tone}>
      {row.picture ? <Poster picture={row.picture} /> : <Icon name={row.icon} />}
      <span className="board-name">
        <Lead lead={row.lead} />
        {!isPlain && row.detail !== "" && <small>{row.detail}</small>}
      </span>
      {isPlain && (
        <span className="board-what">
          {row.text}
          {row.detail !== "" && <small>{row.detail}</small>}
        </span>
      )}
      <Due due={row.due} />
      {row.status && <StatusTag status={row.status} />}
      {layout === "leader" && <Faces faces={row.faces} />}
      <RowAction row={row} />
    </li>
  );
};

const dueText = (label: string): string => (label.startsWith("late") ? label : `by ${label}`);

const narrowDetail = ({ detail, people, due }: BoardRow): string =>
  [detail, people && `${people.in} of ${people.minimum} in`, due && dueText(due.label)]
    .filter(Boolean)
    .join(" · ");

type NarrowRowProps = Readonly<{ row: BoardRow; onRepeat: (path: string) => void }>;

const actionOf = ({ row: { action, repeat }, onRepeat }: NarrowRowProps) => {
  if (repeat !== null) return { label: "Repeat", run: () => onRepeat(repeat) };
  return action ? { label: action.label, to: action.path } : undefined;
};

const NarrowRow = (props: NarrowRowProps) => {
  const { row } = props;
  return (
    <AttentionRow
      icon={row.icon}
      {...(row.tone !== null && { kind: row.tone })}
      detail={narrowDetail(row) || undefined}
      action={actionOf(props)}
    >
      <Lead lead={row.lead} />
      {row.text !== "" && ` ${row.text}`}
    </AttentionRow>
  );
};

type BoardCardProps = Readonly<{
  card: BoardCard;
  isWide: boolean;
  /** Does again what has failed. */
  onRepeat: (path: string) => void;
}>;

/** One card of the board. */
export const BoardCardView = ({ card, isWide, onRepeat }: BoardCardProps) => {
  const { key, count, all, emptyText, rows } = card;
  return (
    <AttentionCard
      title={cardTitles[key]}
      {...(count !== null && count > 0 && { count })}
      {...(all && { all: { to: all.path, label: all.label } })}
      emptyText={emptyText}
    >
      {rows.map((row) =>
        isWide ? (
          <WideRow key={row.id} row={row} />
        ) : (
          <NarrowRow key={row.id} row={row} onRepeat={onRepeat} />
        ),
      )}
    </AttentionCard>
  );
};

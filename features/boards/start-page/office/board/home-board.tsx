import "./home-board.css";
import { Link } from "react-router";
import type { Board, BoardCard } from "#features/records/board/board-contract.ts";
import { BoardCardView } from "./board-card.tsx";
import { DayStrip } from "./day-strip.tsx";
import { DecisionsCard } from "./decisions-card.tsx";
import { type Drafts, OwnCard } from "./own-card.tsx";

type Entry = Readonly<{ path: string; label: string }>;

type HomeBoardProps = Readonly<{
  board: Board;
  country: string;
  drafts: Drafts;
  /** Does again what has failed. */
  onRepeat: (path: string) => void;
  /** Reads the board again. */
  onChanged: () => Promise<unknown>;
  /** Screens that the menu does not have. */
  elsewhere: readonly Entry[];
}>;

type CardProps = Pick<HomeBoardProps, "country" | "drafts" | "onRepeat" | "onChanged"> &
  Readonly<{ card: BoardCard; isWide: boolean }>;

const Card = ({ card, country, drafts, isWide, onRepeat, onChanged }: CardProps) => {
  if (card.key === "own") return <OwnCard card={card} country={country} drafts={drafts} />;
  if (card.key === "decisions")
    return <DecisionsCard card={card} country={country} onChanged={onChanged} />;
  return <BoardCardView card={card} isWide={isWide} onRepeat={onRepeat} />;
};

/** What needs a person today. */
export const HomeBoard = ({ board, elsewhere, ...shared }: HomeBoardProps) => (
  <div className="home-board">
    {board.days.length > 0 && <DayStrip days={board.days} today={board.today} />}
    <div className="board-columns">
      <div>
        {board.main.map((card) => (
          <Card key={card.key} card={card} isWide {...shared} />
        ))}
      </div>
      <div>
        {board.side.map((card) => (
          <Card key={card.key} card={card} isWide={false} {...shared} />
        ))}
        <nav className="board-elsewhere" aria-label="Outside the menu">
          {elsewhere.map(({ path, label }) => (
            <Link key={path} to={path}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  </div>
);

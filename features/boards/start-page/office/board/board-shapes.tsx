import "./day-strip.css";
import "./home-board.css";

const Shape = ({ rows }: { rows: number }) => (
  <div className="board-shape">
    {Array.from({ length: rows + 1 }, (_, row) => (
      <i key={row} style={{ width: `${row === 0 ? 38 : 84 - ((row * 13) % 30)}%` }} />
    ))}
  </div>
);

/** The shapes of the board, until it is there. */
export const BoardShapes = ({ hasStrip }: { hasStrip: boolean }) => (
  <div className="home-board">
    {hasStrip && <div className="day-strip board-shape-strip" />}
    <div className="board-columns">
      <div>
        <Shape rows={5} />
        <Shape rows={4} />
      </div>
      <div>
        <Shape rows={4} />
        <Shape rows={2} />
      </div>
    </div>
  </div>
);

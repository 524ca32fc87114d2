import type { Leader } from "../api/read-leaders.ts";
import { Face } from "./face.tsx";

const shownReasons = 3;

/** What the first reason says: that they are away, at home too shortly, or free. */
const firstKind = ({ isFree, isHome }: Leader): "away" | "short" | "free" => {
  if (isFree) return "free";
  return isHome ? "short" : "away";
};

/** A coordinator who could lead a departure, with what speaks for and against it. */
export const LeaderLine = ({ person }: Readonly<{ person: Leader }>) => {
  const [first, ...others] = person.reasons.slice(0, shownReasons);
  return (
    <>
      <Face portrait={person.portrait} size={28} />
      <span className="leader-words">
        <b>{person.name}</b> <span data-kind={firstKind(person)}>{first}</span>
        {others.map((reason) => ` · ${reason}`)}
        {person.rating !== null && (
          <span className="leader-rating">
            <span aria-hidden="true">★</span>
            <span className="sr-only">rated</span> {person.rating.toFixed(1)}
          </span>
        )}
      </span>
    </>
  );
};

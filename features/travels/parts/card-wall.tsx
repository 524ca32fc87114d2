import type { ReactNode } from "react";
import { TravelCard } from "./card.tsx";
import type { CardWords, TravelCardView } from "./card-view.ts";

type Cards = Readonly<{ cards: readonly TravelCardView[]; words: CardWords }>;

/** Trips in rows: one, two or three beside each other. */
export const CardGrid = ({
  cards,
  words,
  level,
  eager = 0,
}: Cards & Readonly<{ level?: 2 | 3; eager?: number }>) => (
  <ul className="card-grid">
    {cards.map((card, index) => (
      <li key={card.id}>
        <TravelCard card={card} words={words} level={level} first={index < eager} />
      </li>
    ))}
  </ul>
);

// On a phone the cards stand in a strip, one and a bit of the next in sight.
// The first is higher than a poster, and so cut from a wider one.
const wallSizes = [44, 29, 22, 22, 29].map(
  (share) => `(width < 64rem) min(70vw, 300px), min(${share}vw, ${share * 14}px)`,
);

/**
 * A wall of up to five posters of unequal sizes, a list under the largest: so that no row has equal
 * cards. On narrow screens a strip to be moved sideways, the list after it.
 */
export const CardWall = ({ cards, words, children }: Cards & Readonly<{ children: ReactNode }>) => (
  <div className="wall">
    <ul className="wall-cards">
      {cards.slice(0, 5).map((card, index) => (
        <li key={card.id}>
          <TravelCard card={card} words={words} sizes={wallSizes[index]} />
        </li>
      ))}
    </ul>
    <div className="wall-list">{children}</div>
  </div>
);

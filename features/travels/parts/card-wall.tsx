import type { ReactNode } from "react";
import { TravelCard } from "./card.tsx";
import type { CardLabels, TravelCardView } from "./card-view.ts";

type Cards = Readonly<{ cards: readonly TravelCardView[]; words: CardLabels }>;

/** How wide a card stands in a strip (`card.css`), and at how much of a wide screen elsewhere. */
const stripSizes = (share: number) =>
  `(width < 64rem) min(70vw, 300px), min(${share}vw, ${share * 14}px)`;

/** Trips in rows: one, two or three beside each other. */
export const CardGrid = ({
  cards,
  words,
  level,
  eager = 0,
  isStrip = false,
}: Cards &
  Readonly<{
    level?: 2 | 3;
    eager?: number;
    /** On narrow screens more than one trip stand in a strip, so that the page stays short. */
    isStrip?: boolean;
  }>) => {
  const moves = isStrip && cards.length > 1;
  return (
    <ul className={moves ? "card-grid card-strip" : "card-grid"}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <TravelCard
            card={card}
            words={words}
            level={level}
            first={index < eager}
            sizes={moves ? stripSizes(29) : undefined}
          />
        </li>
      ))}
    </ul>
  );
};

// The first is higher than a poster, and so cut from a wider one.
const wallSizes = [44, 29, 22, 22, 29].map(stripSizes);

/**
 * A wall of up to five posters of unequal sizes, a list under the largest: so that no row has equal
 * cards. On narrow screens a strip to be moved sideways, the list after it.
 */
export const CardWall = ({ cards, words, children }: Cards & Readonly<{ children: ReactNode }>) => (
  <div className="wall">
    <ul className="wall-cards card-strip">
      {cards.slice(0, 5).map((card, index) => (
        <li key={card.id}>
          <TravelCard card={card} words={words} sizes={wallSizes[index]} />
        </li>
      ))}
    </ul>
    <div className="wall-list">{children}</div>
  </div>
);

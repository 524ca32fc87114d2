import type { ReactNode } from "react";
import { TravelCard } from "./card.tsx";
import type { CardLabels, TravelCardView } from "./card-view.ts";

type Cards = Readonly<{ cards: readonly TravelCardView[]; labels: CardLabels }>;

/**
 * The `sizes` attribute of a card. On narrow screens, the cards form a horizontal strip
 * (`card.css`); on others, a card takes `share` per cent of the window's width.
 */
const stripSizes = (share: number) =>
  `(width < 64rem) min(70vw, 300px), min(${share}vw, ${share * 14}px)`;

/**
 * One, two or three cards in a row, depending on the screen. The first `eager` pictures load at
 * once.
 */
export const CardGrid = ({
  cards,
  labels,
  level,
  eager = 0,
  isStrip = false,
}: Cards &
  Readonly<{
    level?: 2 | 3;
    eager?: number;
    /**
     * On narrow screens, a strip of several cards scrolls sideways, so that the page stays short.
     */
    isStrip?: boolean;
  }>) => {
  const scrolls = isStrip && cards.length > 1;
  return (
    <ul className={scrolls ? "card-grid card-strip" : "card-grid"}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <TravelCard
            card={card}
            labels={labels}
            level={level}
            first={index < eager}
            sizes={scrolls ? stripSizes(29) : undefined}
          />
        </li>
      ))}
    </ul>
  );
};

// The first card is taller than its picture's format, so its sides are cropped and it needs a
// larger picture.
const wallSizes = [44, 29, 22, 22, 29].map(stripSizes);

/**
 * Up to five posters of different sizes, with a list below the largest. On narrow screens, the
 * posters form a horizontal strip above the list.
 */
export const CardWall = ({
  cards,
  labels,
  children,
}: Cards & Readonly<{ children: ReactNode }>) => (
  <div className="wall">
    <ul className="wall-cards card-strip">
      {cards.slice(0, 5).map((card, index) => (
        <li key={card.id}>
          <TravelCard card={card} labels={labels} sizes={wallSizes[index]} />
        </li>
      ))}
    </ul>
    <div className="wall-list">{children}</div>
  </div>
);

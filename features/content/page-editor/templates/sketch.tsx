import "./sketch.css";

/** What a block looks like from afar. */
type Shape = "hero" | "text" | "tiles" | "bar" | "rows" | "dots" | "space";

const shapes: Readonly<Record<string, Shape>> = {
  "wr-hero": "hero",
  "wr-image": "hero",
  "wr-video": "hero",
  "wr-map": "hero",
  "wr-banner": "bar",
  "wr-promo": "bar",
  "wr-call-to-action": "bar",
  "wr-cards": "tiles",
  "wr-columns": "tiles",
  "wr-gallery": "tiles",
  "wr-travels": "tiles",
  "wr-destinations": "tiles",
  "wr-coordinators": "tiles",
  "wr-tours": "rows",
  "wr-faq": "rows",
  "wr-user-rating-carousel": "dots",
  "wr-space": "space",
};

const parts: Readonly<Record<Shape, number>> = {
  hero: 2,
  text: 3,
  tiles: 3,
  bar: 0,
  rows: 4,
  dots: 7,
  space: 0,
};

const maxBlocks = 7; // further ones are cut off by the card's edge

type SketchProps = Readonly<{ blockTypes: readonly string[] }>;

/** A page drawn by the shapes of its blocks; nothing for screen readers, who get the sentence. */
export const Sketch = ({ blockTypes }: SketchProps) => (
  <span className="sketch" aria-hidden="true">
    {blockTypes.slice(0, maxBlocks).map((blockType, index) => {
      const shape = shapes[blockType] ?? "text";
      return (
        // The same type may stand there twice, and its place is all that tells the two apart.
        <span key={`${blockType} ${index}`} data-shape={shape}>
          {Array.from({ length: parts[shape] }, (_, part) => (
            <i key={part} />
          ))}
        </span>
      );
    })}
  </span>
);

import { Picture } from "#features/assets/media/parts/picture.tsx";
import type { CoordinatorView } from "./coordinator-view.ts";

const largeSizes = "(width < 64rem) 46vw, (width < 90rem) 20.5vw, 292px";
const smallSizes = "(width < 64rem) 21vw, (width < 90rem) 10vw, 140px";

/**
 * Up to nine portraits, the first one large. The portraits have no alternative text, because the
 * text beside them names the people.
 */
export const Mosaic = ({ people }: { people: readonly CoordinatorView[] }) => (
  <div className="mosaic">
    {people
      .filter(({ portrait }) => portrait)
      .slice(0, 9)
      .map(({ id, portrait }, index) => (
        <Picture
          key={id}
          picture={portrait!}
          sizes={index === 0 ? largeSizes : smallSizes}
          className="portrait-square"
        />
      ))}
  </div>
);

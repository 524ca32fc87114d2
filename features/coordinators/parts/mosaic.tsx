import { Picture } from "#features/media/parts/picture.tsx";
import type { CoordinatorView } from "./coordinator-view.ts";

const largeFace = "(width < 64rem) 46vw, (width < 90rem) 20.5vw, 292px";
const face = "(width < 64rem) 21vw, (width < 90rem) 10vw, 140px";

/** Faces of coordinators, the first one large. Their names stand in the words beside them. */
export const Mosaic = ({ people }: { people: readonly CoordinatorView[] }) => (
  <div className="mosaic">
    {people
      .filter(({ portrait }) => portrait)
      .slice(0, 9)
      .map(({ id, portrait }, index) => (
        <Picture
          key={id}
          picture={portrait!}
          sizes={index === 0 ? largeFace : face}
          className="portrait-square"
        />
      ))}
  </div>
);

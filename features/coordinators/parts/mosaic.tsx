import { Picture } from "#features/media/parts/picture.tsx";
import type { CoordinatorView } from "./coordinator-view.ts";

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
          sizes={index === 0 ? "(width < 64rem) 46vw, 292px" : "(width < 64rem) 23vw, 140px"}
          className="portrait-square"
        />
      ))}
  </div>
);

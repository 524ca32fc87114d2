import { SiteLink } from "#design/link.tsx";
import { Picture } from "#features/assets/media/parts/picture.tsx";
import type { Picture as PictureView } from "#features/assets/media/contract.ts";
import type { AreaView } from "./area-view.ts";

/** `poster` is the poster of one of the trips to the place. */
export type PlaceView = AreaView & Readonly<{ poster: PictureView | null }>;

/** The whole card is one link. */
export const PlaceCard = ({ place, level = 3 }: { place: PlaceView; level?: 2 | 3 }) => {
  const Name = level === 2 ? "h2" : "h3";
  const { poster } = place;
  return (
    <article className="card">
      <div className="card-poster" data-words={poster?.textColour ?? "none"}>
        {poster && <Picture picture={poster} sizes="(width < 47.5rem) 46vw, 312px" decorative />}
        <div className="card-words">
          <Name className="card-name">
            <SiteLink to={place.path} className="card-link">
              {place.label}
            </SiteLink>
          </Name>
        </div>
      </div>
      <p className="card-line figures">{place.count}</p>
    </article>
  );
};

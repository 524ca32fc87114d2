import { SiteLink } from "#design/link.tsx";
import { Picture } from "#features/media/parts/picture.tsx";
import type { CoordinatorView } from "./coordinator-view.ts";

/** A coordinator: portrait, `Mei, from Bologna`, one sentence of facts. The whole card is one link. */
export const CoordinatorCard = ({ who, level = 2 }: { who: CoordinatorView; level?: 2 | 3 }) => {
  const Name = level === 2 ? "h2" : "h3";
  return (
    <article className="person">
      {who.portrait ? (
        <Picture
          picture={who.portrait}
          sizes="(width < 30rem) 96px, 128px"
          className="portrait-square"
          decorative
        />
      ) : (
        <span className="portrait-square" aria-hidden="true" />
      )}
      <div>
        <Name>
          <SiteLink to={who.path}>{who.title}</SiteLink>
        </Name>
        <p>{who.facts}</p>
      </div>
    </article>
  );
};

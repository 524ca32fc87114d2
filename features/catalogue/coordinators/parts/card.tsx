import { SiteLink } from "#design/link.tsx";
import { Picture } from "#features/assets/media/parts/picture.tsx";
import type { CoordinatorCardView } from "./coordinator-view.ts";

/** The whole card is one link. */
export const CoordinatorCard = ({
  coordinator,
  level = 2,
}: {
  coordinator: CoordinatorCardView;
  level?: 2 | 3;
}) => {
  const Name = level === 2 ? "h2" : "h3";
  return (
    <article className="person">
      {coordinator.portrait ? (
        <Picture
          picture={coordinator.portrait}
          sizes="(width < 30rem) 96px, 128px"
          className="portrait-square"
          decorative
        />
      ) : (
        <span className="portrait-square" aria-hidden="true" />
      )}
      <div>
        <Name>
          <SiteLink to={coordinator.path}>{coordinator.title}</SiteLink>
        </Name>
        <p>{coordinator.facts}</p>
      </div>
    </article>
  );
};

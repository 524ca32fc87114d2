import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { NoWrapRanges } from "#design/no-wrap-ranges.tsx";
import { duskStyle } from "#features/assets/media/parts/dusk-style.ts";
import { Picture } from "#features/assets/media/parts/picture.tsx";
import type { Crumb } from "#markets/site/breadcrumbs.ts";
import type { TripTopView } from "./trip-top-view.ts";

/** Breadcrumbs. Renders nothing for a single one, because it would only repeat the page's name. */
export const Crumbs = ({ crumbs, label }: { crumbs: readonly Crumb[]; label: string }) =>
  crumbs.length > 1 && (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {crumbs.map(({ label: name, path }, index) => (
          <li key={path}>
            <SiteLink to={path}>{name}</SiteLink>
            {index < crumbs.length - 1 && <Icon name="chevron-right" size={14} />}
          </li>
        ))}
      </ol>
    </nav>
  );

/** The number of characters of a title that fit on two lines in the largest type. */
const maxLargeTitle = 24;

/** `isLow` makes the picture lower. The pages below the trip's page use it. */
export const TripTop = ({ top, isLow = false }: { top: TripTopView; isLow?: boolean }) => (
  <div
    className={isLow ? "trip-top trip-top-low" : "trip-top"}
    style={duskStyle(top.wide)}
    data-hero
  >
    {top.wide && (
      <Picture
        picture={top.wide}
        tall={isLow ? null : top.poster}
        sizes={`(width < 47.5rem) ${isLow ? 144 : 100}vw, max(100vw, 1152px)`}
        first
        className="trip-picture"
      />
    )}
    <div className="wrap on-picture trip-words">
      <div>
        <Crumbs crumbs={top.crumbs} label={top.crumbsLabel} />
        <h1 className={top.title.length > maxLargeTitle ? "title title-long" : "title"}>
          {top.title}
        </h1>
        {top.tagline && (
          <p className="lead">
            <NoWrapRanges text={top.tagline} />
          </p>
        )}
      </div>
    </div>
  </div>
);

import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { NoWrapRanges } from "#design/no-wrap-ranges.tsx";
import { CoordinatorCard } from "#features/catalogue/coordinators/parts/card.tsx";
import { SaveSlot } from "#features/catalogue/tours/parts/save-slot.tsx";
import { Picture } from "#features/assets/media/parts/picture.tsx";
import { RouteMap } from "#features/catalogue/trips/parts/route-map.tsx";
import { Share } from "#features/assets/layout/parts/share.tsx";
import { Tags } from "#features/catalogue/travels/parts/tags.tsx";
import { ItineraryDays } from "../itinerary/itinerary-days.tsx";
import { photoSizes } from "../photo-sizes.ts";
import { TripBuy } from "./trip-buy.tsx";
import type { TripView } from "./trip-view.ts";

export const TripFacts = ({ view }: { view: TripView }) => (
  <div className="trip-facts">
    <div className="wrap">
      <dl>
        {view.facts.map(({ value, label, star }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {star && <Icon name="star" size={18} />}
              <NoWrapRanges text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {view.choose && <TripBuy price={view.price} label={view.choose} path="#departures" />}
      <SaveSlot kind="travel" id={view.id} name={view.top.title} />
      {view.promo && (
        <p className="trip-promo">
          <SiteLink to={view.promo.path} className="flag">
            {view.promo.label}
          </SiteLink>
        </p>
      )}
    </div>
  </div>
);

const Rest = ({ story }: Pick<TripView, "story">) => (
  <details className="story-rest">
    <summary className="text-link">
      <span>{story.more}</span>
      <span>{story.less}</span>
    </summary>
    {story.rest.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </details>
);

const titleClass = ({ isFromStory, isLong }: TripView["story"]): string | undefined => {
  if (!isFromStory) return undefined;
  return isLong ? "story-title story-long" : "story-title";
};

type LinksProps = NonNullable<TripView["places"]>;

const Links = ({ title, links }: LinksProps) => (
  <p className="trip-places">
    <b>{title}</b>
    {links.map(({ label, path }) => (
      <SiteLink key={path} to={path} className="text-link">
        {label}
      </SiteLink>
    ))}
  </p>
);

export const Story = ({ view }: { view: TripView }) => (
  <section className="wrap section trip-story" id="trip" aria-labelledby="trip-title">
    <div>
      <h2 id="trip-title" className={titleClass(view.story)}>
        {view.story.title}
      </h2>
      <p>{view.story.lead}</p>
      {view.story.rest.length > 0 && <Rest story={view.story} />}
      <Tags tags={view.story.tags} />
      {view.places && <Links {...view.places} />}
      {view.events && <Links {...view.events} />}
      {view.highlights.items.length > 0 && (
        <>
          <h3 className="legend">{view.highlights.title}</h3>
          <ul className="ticks">
            {view.highlights.items.map((item) => (
              <li key={item}>
                <Icon name="check" size={18} />
                {item}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="page-tools">
        <Share share={view.share} />
      </p>
    </div>
    <div className="trip-aside">
      {view.coordinator && <CoordinatorCard coordinator={view.coordinator} level={3} />}
      {view.map && <RouteMap {...view.map} />}
    </div>
  </section>
);

export const Photos = ({ photos }: { photos: NonNullable<TripView["photos"]> }) => (
  <section className="wrap section" id="photos" aria-labelledby="photos-title">
    <h2 id="photos-title">{photos.title}</h2>
    <ul className="photos">
      {photos.pictures.map((picture, index, { length }) => (
        <li key={picture.base}>
          <Picture picture={picture} sizes={photoSizes(index, length)} />
        </li>
      ))}
    </ul>
  </section>
);

/** The first days, and a link to all days. */
export const ItineraryPreview = ({ itinerary }: Pick<TripView, "itinerary">) => (
  <section className="wrap section" id="itinerary" aria-labelledby="itinerary-title">
    <h2 id="itinerary-title">{itinerary.title}</h2>
    <ItineraryDays days={itinerary.days} open={1} />
    <SiteLink to={itinerary.all.path} className="more-link">
      {itinerary.all.label}
      <Icon name="arrow-right" size={18} />
    </SiteLink>
  </section>
);

import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { CoordinatorCard } from "#features/coordinators/parts/card.tsx";
import { Picture } from "#features/media/parts/picture.tsx";
import { Price } from "#features/tours/parts/price.tsx";
import { RouteMap } from "#features/trips/parts/route-map.tsx";
import { Tags } from "#features/travels/parts/tags.tsx";
import { ItineraryDays } from "./itinerary-days.tsx";
import type { TripView } from "./trip-view.ts";

/** What a trip is in figures, what it costs, and the way to its departures. */
export const TripFacts = ({ view }: { view: TripView }) => (
  <div className="trip-facts">
    <div className="wrap">
      <dl>
        {view.facts.map(({ value, label, star }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {star && <Icon name="star" size={18} />}
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {view.choose && (
        <div className="trip-buy">
          {view.price && (
            <p className="trip-price">
              <Price
                price={view.price.price}
                words={{
                  from: view.price.from,
                  perPerson: view.price.insured,
                  was: view.price.was,
                }}
              />
            </p>
          )}
          <a href="#departures" className="button">
            {view.choose}
          </a>
        </div>
      )}
      {view.promos.map((promo) => (
        <p key={promo} className="flag">
          {promo}
        </p>
      ))}
    </div>
  </div>
);

/** The sections of the page, always in reach. */
export const SectionNav = ({ sections }: Pick<TripView, "sections">) => (
  <nav className="trip-nav" aria-label={sections.label}>
    <ul className="wrap">
      {sections.items.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
);

/** What the trip is: its story beside who leads it and where it goes. */
export const Story = ({ view }: { view: TripView }) => (
  <section className="wrap section trip-story" id="trip" aria-labelledby="trip-title">
    <div>
      <h2 id="trip-title">{view.story.title}</h2>
      {view.story.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Tags tags={view.story.tags} />
      {view.places && (
        <p className="trip-places">
          <b>{view.places.title}</b>
          {view.places.links.map(({ label, path }) => (
            <SiteLink key={path} to={path} className="text-link">
              {label}
            </SiteLink>
          ))}
        </p>
      )}
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
    </div>
    <div className="trip-aside">
      {view.coordinator && <CoordinatorCard who={view.coordinator} level={3} />}
      {view.map && <RouteMap {...view.map} />}
    </div>
  </section>
);

/** Where to go while the trip has no departures. */
export const Waiting = ({ waiting }: { waiting: NonNullable<TripView["waiting"]> }) => (
  <div className="wrap trip-waiting">
    <p>{waiting.text}</p>
    {waiting.links.map(({ label, path }) => (
      <SiteLink key={path} to={path} className="button button-quiet">
        {label}
      </SiteLink>
    ))}
  </div>
);

/** Pictures of the trip. */
export const Photos = ({ photos }: { photos: NonNullable<TripView["photos"]> }) => (
  <section className="wrap section" id="photos" aria-labelledby="photos-title">
    <h2 id="photos-title">{photos.title}</h2>
    <ul className="photos">
      {photos.pictures.map((picture) => (
        <li key={picture.base}>
          <Picture picture={picture} sizes="(width < 47.5rem) 92vw, 416px" />
        </li>
      ))}
    </ul>
  </section>
);

/** The first days, and the way to all of them. */
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

const Lines = ({ items, has }: { items: readonly string[]; has: boolean }) => (
  <ul className="ticks">
    {items.map((item) => (
      <li key={item}>
        <Icon name={has ? "check" : "close"} size={18} />
        {item}
      </li>
    ))}
  </ul>
);

const Dots = ({ items }: { items: readonly string[] }) =>
  items.length > 0 && (
    <ul className="dots">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );

/** What the price holds, what it does not, the money pot and the flights. */
export const Included = ({ included }: Pick<TripView, "included">) => (
  <section className="wrap section" id="included" aria-labelledby="included-title">
    <h2 id="included-title">{included.title}</h2>
    <div className="included">
      <div>
        <Lines items={included.items} has />
        {included.roomText && <p className="small">{included.roomText}</p>}
      </div>
      <div>
        <h3 className="legend">{included.notTitle}</h3>
        <Lines items={included.notItems} has={false} />
      </div>
      <div>
        {included.pot && (
          <>
            <h3 className="legend">{included.pot.title}</h3>
            <p>{included.pot.text}</p>
            <p>
              <b>{included.pot.amount}</b>
            </p>
            <Dots items={included.pot.items} />
          </>
        )}
        {included.flights && (
          <>
            <h3 className="legend">{included.flights.title}</h3>
            <p>{included.flights.text}</p>
            <Dots items={included.flights.prices} />
          </>
        )}
      </div>
    </div>
  </section>
);

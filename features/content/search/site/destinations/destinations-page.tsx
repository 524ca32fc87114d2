import { SearchForm } from "#design/forms/search-form.tsx";
import { SiteLink } from "#design/link.tsx";
import { TripTop } from "#features/catalogue/trips/parts/trip-top.tsx";
import type {
  DestinationsView,
  PlaceSearchView,
} from "#features/content/destinations/parts/area-view.ts";
import { Continent, Countries } from "#features/content/destinations/parts/continent.tsx";

const Found = ({
  found: { title, places, all },
  label,
}: Readonly<{ found: NonNullable<PlaceSearchView["found"]>; label: string }>) => (
  <section className="continent" aria-labelledby="found">
    <h2 id="found">{title}</h2>
    {places.length > 0 && <Countries countries={places} label={label} />}
    <p className="page-count">
      <SiteLink to={all.path} className="more-link">
        {all.label}
      </SiteLink>
    </p>
  </section>
);

const Continents = ({ view }: { view: DestinationsView }) => (
  <>
    <nav aria-label={view.areasLabel}>
      <ul className="chips jump">
        {view.areas.map(({ area }) => (
          <li key={area.slug}>
            <a className="chip" href={`#${area.slug}`}>
              {area.label} <span className="figures">{area.count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {view.labels.paid && <p className="small cards-note">{view.labels.paid}</p>}
    {view.areas.map((continent) => (
      <Continent
        key={continent.area.slug}
        continent={continent}
        countriesLabel={view.countriesLabel}
        labels={view.labels}
        isStrip
      />
    ))}
  </>
);

export const DestinationsPage = ({ view }: { view: DestinationsView }) => (
  <>
    <TripTop top={view.top} isLow />
    <div className="wrap page">
      <SearchForm {...view.search} />
      {view.search.found ? (
        <Found found={view.search.found} label={view.countriesLabel} />
      ) : (
        <Continents view={view} />
      )}
    </div>
  </>
);

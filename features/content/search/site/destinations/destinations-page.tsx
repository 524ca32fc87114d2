import { TripTop } from "#features/catalogue/trips/parts/trip-top.tsx";
import type { DestinationsView } from "#features/content/destinations/parts/area-view.ts";
import { Continent } from "#features/content/destinations/parts/continent.tsx";

export const DestinationsPage = ({ view }: { view: DestinationsView }) => (
  <>
    <TripTop top={view.top} isLow />
    <div className="wrap page">
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
    </div>
  </>
);

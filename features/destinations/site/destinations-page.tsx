import type { DestinationsView } from "../parts/area-view.ts";
import { Continent } from "../parts/continent.tsx";

/** All destinations: the continents, and under each its countries and some of its trips. */
export const DestinationsPage = ({ view }: { view: DestinationsView }) => (
  <div className="wrap page">
    <div className="page-head">
      <h1>{view.title}</h1>
      <p className="lead">{view.text}</p>
    </div>
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
    {view.areas.map((continent, index) => (
      <Continent
        key={continent.area.slug}
        of={continent}
        countriesLabel={view.countriesLabel}
        words={view.words}
        eager={index === 0 ? 1 : 0}
      />
    ))}
  </div>
);

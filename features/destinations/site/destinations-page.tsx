import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { CardGrid } from "#features/travels/parts/card-wall.tsx";
import type { DestinationsView } from "../parts/area-view.ts";

type Continent = DestinationsView["areas"][number];

const Countries = ({ of, label }: { of: Continent["countries"]; label: string }) => (
  <ul className="countries" aria-label={label}>
    {of.map(({ label: name, path, count }) => (
      <li key={path}>
        <SiteLink to={path}>
          {name}
          <span className="figures">{count}</span>
        </SiteLink>
      </li>
    ))}
  </ul>
);

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
    {view.areas.map(({ area, title, all, countries, cards }, index) => (
      <section
        key={area.slug}
        id={area.slug}
        className="continent"
        aria-labelledby={`in-${area.slug}`}
      >
        <div className="continent-head">
          <h2 id={`in-${area.slug}`}>{title}</h2>
          <SiteLink to={area.path} className="more-link">
            {all}
            <Icon name="arrow-right" />
          </SiteLink>
        </div>
        <Countries of={countries} label={view.countriesLabel} />
        <CardGrid cards={cards} words={view.words} eager={index === 0 ? 1 : 0} />
      </section>
    ))}
  </div>
);

import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { CardGrid } from "#features/catalogue/travels/parts/card-wall.tsx";
import type { DestinationsView } from "./area-view.ts";

type ContinentView = DestinationsView["areas"][number];

export type ContinentProps = Readonly<{
  continent: ContinentView;
  countriesLabel: string;
  labels: DestinationsView["labels"];
  isStrip?: boolean;
}>;

type CountriesProps = Readonly<{
  countries: ContinentView["countries"];
  label: string;
  /** How many of the first a map shows by their numbers. */
  numbered?: number;
}>;

export const Countries = ({ countries, label, numbered = 0 }: CountriesProps) => (
  <ul className="countries" aria-label={label}>
    {countries.map(({ label: name, path, figure, count }, index) => (
      <li key={path}>
        <SiteLink to={path}>
          {numbered > 0 && (
            <span className="map-number figures" aria-hidden="true">
              {index < numbered && index + 1}
            </span>
          )}
          {name}
          <span className="figures" aria-hidden="true">
            {figure}
          </span>
          <span className="sr-only">{count}</span>
        </SiteLink>
      </li>
    ))}
  </ul>
);

export const Continent = ({ continent, countriesLabel, labels, isStrip }: ContinentProps) => {
  const { area, title, all, countries, cards } = continent;
  return (
    <section id={area.slug} className="continent" aria-labelledby={`in-${area.slug}`}>
      <div className="continent-head">
        <h2 id={`in-${area.slug}`}>{title}</h2>
        <SiteLink to={area.path} className="more-link">
          {all}
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
      <CardGrid cards={cards} labels={labels} isStrip={isStrip} />
      {countries.length > 0 && <Countries countries={countries} label={countriesLabel} />}
    </section>
  );
};

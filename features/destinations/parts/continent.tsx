import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { CardGrid } from "#features/travels/parts/card-wall.tsx";
import type { DestinationsView } from "./area-view.ts";

type ContinentView = DestinationsView["areas"][number];

export type ContinentProps = Readonly<{
  of: ContinentView;
  countriesLabel: string;
  words: DestinationsView["words"];
  /** How many of its posters are on the first screen. */
  eager: number;
}>;

const Countries = ({ of, label }: { of: ContinentView["countries"]; label: string }) => (
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

/** A continent with its countries and some of its trips. */
export const Continent = ({ of, countriesLabel, words, eager }: ContinentProps) => {
  const { area, title, all, countries, cards } = of;
  return (
    <section id={area.slug} className="continent" aria-labelledby={`in-${area.slug}`}>
      <div className="continent-head">
        <h2 id={`in-${area.slug}`}>{title}</h2>
        <SiteLink to={area.path} className="more-link">
          {all}
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
      <Countries of={countries} label={countriesLabel} />
      <CardGrid cards={cards} words={words} eager={eager} />
    </section>
  );
};

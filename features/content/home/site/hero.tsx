import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { Scene } from "#design/scene.tsx";
import { SearchBarIsland } from "#features/content/search/parts/search-bar-island.tsx";
import type { HomeView } from "../parts/home-view.ts";

export const Hero = ({ hero, claims }: Pick<HomeView, "hero" | "claims">) => (
  <>
    <section className="hero hero-home on-picture" data-hero>
      <Scene name="home" />
      <div className="wrap hero-words">
        <h1 className="display">
          {hero.title.map((line, index) => (
            <span key={line}>
              {index > 0 && " "}
              {line}
            </span>
          ))}
        </h1>
        <p className="lead">
          {hero.lead} <span>{hero.seat}</span>
        </p>
      </div>
    </section>
    <div className="wrap hero-search">
      <SearchBarIsland bar={hero.search} place="picture" />
      {hero.ownWords && (
        <SiteLink to={hero.ownWords.path} className="text-link">
          {hero.ownWords.label}
        </SiteLink>
      )}
    </div>
    <ul className="wrap claims">
      {claims.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  </>
);

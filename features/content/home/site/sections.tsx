import { Facts } from "#design/elements/facts.tsx";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { Areas } from "#features/content/destinations/parts/areas.tsx";
import { Mosaic } from "#features/catalogue/coordinators/parts/mosaic.tsx";
import { ReviewQuotes, ReviewScore } from "#features/catalogue/reviews/parts/score.tsx";
import { CardWall } from "#features/catalogue/travels/parts/card-wall.tsx";
import type { HomeView } from "../parts/home-view.ts";

export const Places = ({ places }: { places: NonNullable<HomeView["places"]> }) => (
  <section className="wrap section" aria-labelledby="places">
    <div className="section-head">
      <h2 id="places" className="heading">
        {places.title}
      </h2>
      <SiteLink to={places.all.path} className="more-link">
        {places.all.label}
        <Icon name="arrow-right" />
      </SiteLink>
    </div>
    <CardWall cards={places.cards} labels={places.labels}>
      <Areas areas={places.areas} label={places.areasLabel} />
    </CardWall>
  </section>
);

export const People = ({ people }: { people: NonNullable<HomeView["people"]> }) => (
  <section className="wrap section people" aria-labelledby="people">
    <Mosaic people={[people.lead, ...people.others]} />
    <div className="people-words">
      <h2 id="people" className="heading">
        {people.title}
      </h2>
      <p className="lead">
        <q>{people.lead.bio}</q>
      </p>
      <p className="small">
        <Facts
          items={[
            <SiteLink key="name" to={people.lead.path} className="people-lead">
              {people.lead.title}
            </SiteLink>,
            people.lead.facts,
          ]}
        />
      </p>
      <SiteLink to={people.all.path} className="button button-quiet">
        {people.all.label}
      </SiteLink>
    </div>
  </section>
);

export const Reviews = ({ reviews }: { reviews: NonNullable<HomeView["reviews"]> }) => (
  <section className="wrap section" aria-labelledby="reviews">
    <h2 id="reviews" className="sr-only">
      {reviews.title}
    </h2>
    <div className="reviews-grid">
      <ReviewScore reviews={reviews.summary} />
      <ReviewQuotes items={reviews.summary.items} />
    </div>
  </section>
);

import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { Facts } from "#design/elements/facts.tsx";
import { Picture } from "#features/assets/media/parts/picture.tsx";
import { Price } from "#features/records/prices/parts/price.tsx";
import { SaveSlot } from "#features/catalogue/tours/parts/save-slot.tsx";
import { StatusChip } from "#features/catalogue/tours/parts/status/status-chip.tsx";
import { StatusText } from "#features/catalogue/tours/parts/status/status-text.tsx";
import type { CardLabels, TravelCardView } from "./card-view.ts";

/** Three cards a row on wide screens, two on narrow ones, one on phones. */
const rowsOfThree = "(width < 30rem) 88vw, (width < 64rem) 46vw, min(29vw, 416px)";

export type TravelCardProps = Readonly<{
  card: TravelCardView;
  labels: CardLabels;
  /** Heading level of the trip's name. */
  level?: 2 | 3;
  /** The `sizes` attribute of the poster. */
  sizes?: string;
  /** True for a card that is visible when the page opens: its picture loads at once. */
  first?: boolean;
}>;

const Ridges = () => (
  <svg className="card-ridges" viewBox="0 0 400 500" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 500V330l60-50 50 30 90-110 80 90 50-40 70 70v180Z" />
    <path d="M0 500V410l90-60 70 40 110-80 130 100v90Z" />
  </svg>
);

export const TravelCard = ({
  card,
  labels,
  level = 3,
  sizes = rowsOfThree,
  first = false,
}: TravelCardProps) => {
  const Name = level === 2 ? "h2" : "h3";
  const { poster, price, score, next, flag } = card;
  return (
    <article className="card">
      <div className="card-poster" data-words={poster?.textColour ?? "none"}>
        {poster ? <Picture picture={poster} sizes={sizes} first={first} /> : <Ridges />}
        <div className="card-words">
          <p className="card-country">{card.countries}</p>
          <Name className="card-name">
            <SiteLink to={card.path} className="card-link">
              {card.name}
            </SiteLink>
          </Name>
        </div>
        {flag && <p className="flag card-flag">{flag.text}</p>}
        <SaveSlot kind="travel" id={card.id} name={card.name} />
      </div>
      <div className="card-line">
        <p>
          <Facts items={[card.facts]} />
        </p>
        {score && (
          <p className="card-score">
            {!score.isFew && <Icon name="star" size={15} />}
            <span aria-hidden="true">
              {score.first} <small>{score.rest}</small>
            </span>
            <span className="sr-only">{score.full}</span>
          </p>
        )}
      </div>
      {price && (
        <p className="card-price">
          <Price
            price={price}
            labels={price.isFrom ? labels : { perPerson: labels.perPerson, was: labels.was }}
          />
        </p>
      )}
      {next ? (
        <p className="card-next">
          <StatusChip status={next.status} />
          <time dateTime={next.day}>{next.text}</time>
          <span className="card-says">
            <StatusText status={next.status} />
          </span>
        </p>
      ) : (
        <p className="card-none">{labels.noDepartures}</p>
      )}
      {card.match && <p className="card-match">{card.match}</p>}
    </article>
  );
};

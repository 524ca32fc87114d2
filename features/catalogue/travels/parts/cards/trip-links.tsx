import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { Picture } from "#features/assets/media/parts/picture.tsx";
import { StatusChip } from "#features/catalogue/tours/parts/status/status-chip.tsx";
import { Price } from "#features/records/prices/parts/price.tsx";
import type { CardLabels, TravelCardView } from "../card-view.ts";

const TripLink = ({
  card: { path, name, poster, next, price },
  labels,
}: Readonly<{ card: TravelCardView; labels: CardLabels }>) => (
  <SiteLink to={path} className="trip-link" data-status={next?.status.status}>
    {poster && <Picture picture={poster} sizes="56px" decorative />}
    <span>
      <b>{name}</b>
      {next && (
        <span className="trip-link-next">
          <StatusChip status={next.status} />
          <time dateTime={next.day}>{next.text}</time>
        </span>
      )}
      {price && (
        <span>
          <Price
            price={price}
            labels={price.isFrom ? labels : { perPerson: labels.perPerson, was: labels.was }}
          />
        </span>
      )}
    </span>
    <Icon name="chevron-right" />
  </SiteLink>
);

/** Trips in short, each a link with its next departure and its price. */
export const TripLinks = ({
  cards,
  labels,
}: Readonly<{ cards: readonly TravelCardView[]; labels: CardLabels }>) => (
  <>
    <ul className="trip-links">
      {cards.map((card) => (
        <li key={card.id}>
          <TripLink card={card} labels={labels} />
        </li>
      ))}
    </ul>
    {labels.paid && <p className="small cards-note">{labels.paid}</p>}
  </>
);

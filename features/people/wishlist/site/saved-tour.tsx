import { SiteLink } from "#design/link.tsx";
import { BellSlot } from "#features/catalogue/tours/parts/bell-slot.tsx";
import { StatusChip } from "#features/catalogue/tours/parts/status/status-chip.tsx";
import {
  StatusGuidance,
  StatusMeaning,
} from "#features/catalogue/tours/parts/status/status-text.tsx";
import { isBookable } from "#features/catalogue/tours/rules.ts";
import { Heart } from "#features/people/wishlist/parts/heart.tsx";
import { Price } from "#features/records/prices/parts/price.tsx";
import type { PriceChangeView, SavedTourView, WishlistView } from "./wishlist-view.ts";

export const PriceChange = ({ change }: { change: PriceChangeView }) => (
  <small className="price-change">
    {change.direction && (
      <>
        <span aria-hidden="true">{change.direction === "up" ? "↑" : "↓"} </span>
        <span className="sr-only">{change.spoken}, </span>
      </>
    )}
    {change.text}
  </small>
);

type Props = Readonly<{
  tour: SavedTourView;
  labels: WishlistView["labels"];
  /** Where the trip's other dates are; null where it is gone. */
  otherDates: string | null;
}>;

const GoneStatus = ({ labels, otherDates }: Omit<Props, "tour">) => (
  <div className="saved-status">
    <b>{labels.gone}</b>
    {otherDates && (
      <SiteLink to={otherDates} className="text-link">
        {labels.otherDates}
      </SiteLink>
    )}
  </div>
);

const Status = ({ tour: { departure, since, statusWas } }: Pick<Props, "tour">) =>
  departure && (
    <div className="saved-status">
      {since && <span className="saved-since">{since}</span>}
      <StatusChip status={departure.status} />
      <StatusGuidance status={departure.status} />
      <p>
        <StatusMeaning status={departure.status} figures={departure.seats} />
        {statusWas && ` ${statusWas}`}
      </p>
    </div>
  );

/** A saved departure as it is today, with what has changed since. */
export const SavedTour = ({ tour, labels, otherDates }: Props) => {
  const { departure, day, days, heart, price } = tour;
  const isGrey = departure === null || departure.status.status === "SOLD_OUT";
  return (
    <li className={isGrey ? "saved-tour saved-over" : "saved-tour"}>
      <div className="saved-when">
        {departure ? <SiteLink to={departure.path}>{day}</SiteLink> : <b>{day}</b>}
        <span>{days}</span>
      </div>
      {departure ? <Status tour={tour} /> : <GoneStatus labels={labels} otherDates={otherDates} />}
      {departure && (
        <p className="saved-price">
          <Price
            price={departure.price}
            labels={{ perPerson: departure.perPerson, was: labels.was }}
          />
          {price && <PriceChange change={price} />}
        </p>
      )}
      <div className="saved-acts">
        {departure && (
          <BellSlot
            kind="tour"
            id={heart.id}
            name={`${heart.name}, ${day}`}
            isFull={!isBookable(departure.status.status)}
          />
        )}
        <Heart {...heart} isRemoval />
      </div>
    </li>
  );
};

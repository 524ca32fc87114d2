import { Dialog } from "#design/elements/dialog.tsx";
import { SiteLink } from "#design/link.tsx";
import { Picture } from "#features/assets/media/parts/picture.tsx";
import { StatusChip } from "#features/catalogue/tours/parts/status/status-chip.tsx";
import { Heart, saveFormId } from "#features/people/wishlist/parts/heart.tsx";
import { Price } from "#features/records/prices/parts/price.tsx";
import { PriceChange, SavedTour } from "./saved-tour.tsx";
import type { RemovalView, SavedTripView, WishlistView } from "./wishlist-view.ts";

const posterSizes = "(width < 47.5rem) 96px, 196px";

type RemovalProps = Readonly<{ id: string; heart: SavedTripView["heart"]; removal: RemovalView }>;

/** What loses nothing comes first, and has the focus in place of what closes the dialog. */
const firstFocus = { autoFocus: true } as const;

const Removal = ({ id, heart, removal }: RemovalProps) => (
  <Dialog id={id} title={removal.title} close={removal.close} className="saved-removal">
    <p>{removal.text}</p>
    <ul>
      {removal.tours.map(({ day, status }) => (
        <li key={day}>
          <b>{day}</b> {status && <StatusChip status={status} />}
        </li>
      ))}
    </ul>
    <div className="saved-actions">
      <button
        type="button"
        className="button button-dark"
        popoverTarget={id}
        popoverTargetAction="hide"
        {...firstFocus}
      >
        {removal.keep}
      </button>
      <button form={saveFormId} name="remove-all" value={heart.id} className="button button-quiet">
        {removal.remove}
      </button>
    </div>
  </Dialog>
);

/** A heart of a trip with saved departures opens what asks, also without JavaScript. */
const TripHeart = ({
  heart,
  isSaved,
  removal,
}: Pick<SavedTripView, "heart" | "isSaved" | "removal">) => {
  if (!isSaved) return <Heart {...heart} />;
  if (!removal) return <Heart {...heart} isRemoval />;
  const id = `remove-${heart.id}`;
  return (
    <>
      <button
        type="button"
        className="heart"
        name="remove-travel"
        value={heart.id}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-pressed="true"
        aria-label={heart.label}
      />
      <Removal id={id} heart={heart} removal={removal} />
    </>
  );
};

type Props = Readonly<{ trip: SavedTripView; labels: WishlistView["labels"] }>;

const TripHead = ({ trip, labels }: Props) => (
  <div className="saved-head">
    <div>
      <p className="saved-countries">{trip.countries}</p>
      <h2>{trip.open ? <SiteLink to={trip.open.path}>{trip.name}</SiteLink> : trip.name}</h2>
      <p>{trip.facts}</p>
      {trip.gone && (
        <p>
          <b>{trip.gone}</b>
        </p>
      )}
    </div>
    <div className="saved-side">
      {trip.price && (
        <p className="saved-price">
          <Price price={trip.price} labels={labels} />
          {trip.priceChange && <PriceChange change={trip.priceChange} />}
        </p>
      )}
      <div className="saved-actions">
        {trip.open && (
          <SiteLink to={trip.open.path} className="button button-quiet">
            {trip.open.label}
          </SiteLink>
        )}
        <TripHeart heart={trip.heart} isSaved={trip.isSaved} removal={trip.removal} />
      </div>
    </div>
  </div>
);

export const SavedTrip = ({ trip, labels }: Props) => (
  <li className="saved-trip">
    <div className="saved-poster">
      {trip.poster && <Picture picture={trip.poster} sizes={posterSizes} />}
    </div>
    <div>
      <TripHead trip={trip} labels={labels} />
      {trip.tours.length > 0 && (
        <ul>
          {trip.tours.map((tour) => (
            <SavedTour
              key={tour.heart.id}
              tour={tour}
              labels={labels}
              otherDates={trip.open && `${trip.open.path}#departures`}
            />
          ))}
        </ul>
      )}
      {trip.note && <p className="saved-note">{trip.note}</p>}
    </div>
  </li>
);

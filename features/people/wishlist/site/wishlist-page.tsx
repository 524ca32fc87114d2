import { SiteLink } from "#design/link.tsx";
import { DepartureBoard } from "#features/catalogue/tours/parts/departure-board.tsx";
import { SharePart } from "./share-part.tsx";
import { SavedTrip } from "./saved-trip.tsx";
import type { WishlistView } from "./wishlist-view.ts";

/** The e-mail is an offer above the list: nothing asks for it before something is saved. */
const Device = ({ device }: { device: NonNullable<WishlistView["device"]> }) => (
  <form method="post" action="/login" className="saved-device">
    <input type="hidden" name="step" value="start" />
    <input type="hidden" name="returnTo" value={device.returnTo} />
    <div>
      <h2>{device.title}</h2>
      <p>{device.text}</p>
    </div>
    <label>
      <span>{device.email}</span>
      <input
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        placeholder={device.example}
      />
    </label>
    <button className="button">{device.keep}</button>
  </form>
);

const Empty = ({ empty }: { empty: NonNullable<WishlistView["empty"]> }) => (
  <>
    <section className="saved-empty">
      <h2>{empty.title}</h2>
      <p>{empty.text}</p>
      <div className="saved-actions">
        {empty.trips && (
          <SiteLink to={empty.trips.path} className="button">
            {empty.trips.label}
          </SiteLink>
        )}
        {empty.signIn && (
          <a href={empty.signIn.path} className="text-link">
            {empty.signIn.label}
          </a>
        )}
      </div>
    </section>
    {empty.departures.length > 0 && (
      <section className="saved-meanwhile" aria-labelledby="meanwhile">
        <h2 id="meanwhile">{empty.meanwhile}</h2>
        <DepartureBoard departures={empty.departures} labels={empty.labels} showTrip />
      </section>
    )}
  </>
);

/** The trips and departures that a visitor keeps, and what has changed since. */
export const WishlistPage = ({ view }: { view: WishlistView }) => (
  <div className="wrap page wishlist" data-wishlist>
    <h1>{view.title}</h1>
    {view.summary && <p className="lead">{view.summary}</p>}
    {view.share && <SharePart share={view.share} path={view.path} />}
    {view.problem && (
      <p className="saved-problem" role="alert">
        {view.problem}
      </p>
    )}
    {view.changes && (
      <p className="saved-changes">
        <b>{view.changes.title}</b> {view.changes.text}
      </p>
    )}
    {view.device && <Device device={view.device} />}
    {view.trips.length > 0 && (
      <ol className="saved-trips">
        {view.trips.map((trip) => (
          <SavedTrip key={trip.heart.id} trip={trip} labels={view.labels} />
        ))}
      </ol>
    )}
    {view.empty && <Empty empty={view.empty} />}
  </div>
);

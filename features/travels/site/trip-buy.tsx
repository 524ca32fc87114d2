import { Price } from "#features/tours/parts/price/price.tsx";
import type { TripView } from "./trip-view.ts";

/** What a trip costs and the way to its departures: on phones at the foot of the page, always in reach. */
export const TripBuy = ({
  price,
  label,
  path,
}: Readonly<{ price: TripView["price"]; label: string; path: string }>) => (
  <div className="trip-buy">
    {price && (
      <p className="trip-price">
        <Price {...price} />
      </p>
    )}
    <a href={path} className="button">
      {label}
    </a>
    {price?.about && <small>{price.about}</small>}
  </div>
);

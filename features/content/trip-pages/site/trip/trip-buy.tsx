import { Price } from "#features/records/prices/parts/price.tsx";
import type { TripView } from "./trip-view.ts";

/** On phones, this bar is always visible at the bottom of the screen. */
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
    {price?.converted && <small>{price.converted}</small>}
  </div>
);

import type { Offer, Product, WithContext } from "schema-dts";
import type { ReviewSummary } from "#features/catalogue/reviews/contract.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { tourPath } from "#features/catalogue/tours/parts/departure-presenter.ts";
import { opensLater } from "#features/catalogue/tours/rules.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import type { Site } from "#markets/site/site.ts";
import type { Travel } from "../contract.ts";

const schema = "https://schema.org";

const availability = (tour: Tour, today: string) => {
  const { status } = tour;
  if (opensLater(tour, today)) return "https://schema.org/PreOrder" as const;
  if (status === "SOLD_OUT") return "https://schema.org/SoldOut" as const;
  if (status === "WAITING_LIST") return "https://schema.org/BackOrder" as const;
  return status === "ALMOST_FULL"
    ? ("https://schema.org/LimitedAvailability" as const)
    : ("https://schema.org/InStock" as const);
};

const offer = ({ origin, localizer }: Site, travel: Travel, tour: Tour): Offer => ({
  "@type": "Offer",
  url: `${origin}${tourPath(localizer, travel.slug, tour.code)}`,
  price: (priceOn(tour, localizer.today).cents / 100).toFixed(2),
  priceCurrency: localizer.market.currency,
  availability: availability(tour, localizer.today),
  ...(tour.openingDate &&
    opensLater(tour, localizer.today) && { availabilityStarts: tour.openingDate }),
  availabilityEnds: tour.departureDate,
  // schema.org's availability cannot tell our six statuses apart, so the status is sent as well.
  additionalProperty: { "@type": "PropertyValue", name: "status", value: tour.status },
});

/** A trip is a Product and each departure one of its offers; schema.org's Event does not fit a departure. */
export const tripProduct = (
  site: Site,
  travel: Travel,
  tours: readonly Tour[],
  summary: ReviewSummary | null,
  image: string | null,
): WithContext<Product> => ({
  "@context": schema,
  "@type": "Product",
  name: travel.name,
  description: travel.tagline,
  ...(image && { image: new URL(image, site.origin).href }),
  brand: { "@type": "Brand", name: site.product },
  ...(tours.length > 0 && { offers: tours.map((tour) => offer(site, travel, tour)) }),
  ...(summary &&
    summary.count > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: summary.average,
        reviewCount: summary.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
});

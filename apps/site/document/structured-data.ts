import type {
  BreadcrumbList,
  FAQPage,
  Offer,
  Organization,
  Person,
  Product,
  WebSite,
  WithContext,
} from "schema-dts";
import appIcon from "#design/app-icon.png?url&no-inline";
import type { Layout } from "#features/assets/layout/contract.ts";
import type { ReviewSummary } from "#features/catalogue/reviews/contract.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { opensLater } from "#features/catalogue/tours/rules.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import { tourPath } from "#features/catalogue/tours/parts/departure-presenter.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { Crumb } from "#features/catalogue/trips/parts/trip-top-view.ts";
import { pathOf } from "#markets/paths.ts";
import type { SiteRequest } from "../context.ts";

const schema = "https://schema.org";

/** The first crumb is the brand's name, with which every page's header labels its link home too. */
export const homeCrumb = ({ product }: SiteRequest): Crumb => ({ label: product, path: "/" });

export const breadcrumbs = (
  { origin }: SiteRequest,
  crumbs: readonly Crumb[],
): WithContext<BreadcrumbList> => ({
  "@context": schema,
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: `${origin}${path}`,
  })),
});

const availability = (tour: Tour, today: string) => {
  const { status } = tour;
  if (opensLater(tour, today)) return "https://schema.org/PreOrder" as const;
  if (status === "SOLD_OUT") return "https://schema.org/SoldOut" as const;
  if (status === "WAITING_LIST") return "https://schema.org/BackOrder" as const;
  return status === "ALMOST_FULL"
    ? ("https://schema.org/LimitedAvailability" as const)
    : ("https://schema.org/InStock" as const);
};

const offer = ({ origin, localizer }: SiteRequest, travel: Travel, tour: Tour): Offer => ({
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
  site: SiteRequest,
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

/** @param contacts of the market, as far as staff have written them */
export const organization = (
  { origin, product: name, market }: SiteRequest,
  contacts: Layout["contacts"] | undefined,
): WithContext<Organization> => {
  const { email = "", phone = "", profiles = [] } = contacts ?? {};
  return {
    "@context": schema,
    "@type": "Organization",
    name,
    url: `${origin}/`,
    logo: new URL(appIcon, origin).href,
    ...(email + phone !== "" && {
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        ...(email !== "" && { email }),
        ...(phone !== "" && { telephone: phone.replaceAll("\u00A0", " ") }),
        availableLanguage: market.htmlLang,
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
};

/** Lets search engines offer our search below the site's name. */
export const website = ({ origin, product: name, market }: SiteRequest): WithContext<WebSite> => {
  const search = pathOf(market.id, "search");
  // schema-dts lacks `query-input`, which Google asks for beside the template.
  const action = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}${search}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  } as const;
  return {
    "@context": schema,
    "@type": "WebSite",
    name,
    url: `${origin}/`,
    inLanguage: market.htmlLang,
    ...(search !== null && { potentialAction: action }),
  };
};

export const person = (
  { origin }: SiteRequest,
  profile: Readonly<{ name: string; path: string; bio: string; image: string | null }>,
): WithContext<Person> => ({
  "@context": schema,
  "@type": "Person",
  name: profile.name,
  url: `${origin}${profile.path}`,
  description: profile.bio,
  ...(profile.image && { image: new URL(profile.image, origin).href }),
});

export const faqPage = (
  items: readonly Readonly<{ question: string; answer: string }>[],
): WithContext<FAQPage> => ({
  "@context": schema,
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

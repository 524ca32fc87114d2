import { seededRandom } from "#demo/random.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import type { Market } from "#markets/market-type.ts";
import { estimateCents } from "./money.ts";

/** Euros for a return flight; `direct` is null for a trip without a direct flight. */
type Prices = Readonly<{ direct: number | null; stops: number }>;

/** Euros for a return flight with stops from the United States, by the trip's first country. */
const pricesFromAmerica: readonly (readonly [countries: string, euros: number])[] = [
  ["US", 210],
  ["CA", 280],
  ["MX GT BZ SV HN NI CR PA DO JM CU", 360],
  ["GD VC LC DM", 430],
  ["CO EC", 440],
  ["PE GY SR", 580],
  ["BO CL AR BR UY PY", 790],
  ["GL", 980],
  ["IS IE GB PT ES", 480],
  ["FR IT CH DE NO SE FI AT CZ HU", 560],
  ["MA EG TR GR", 660],
  ["JP KR CN HK TW", 830],
  ["AU NZ FJ PF WS", 1080],
  ["AQ", 1090],
];

const pricesByContinent: Readonly<Record<TripFacts["continent"], number>> = {
  europe: 620,
  africa: 960,
  asia: 900,
  america: 600,
  oceania: 1120,
  antarctica: 1090,
};

const directFromAmerica: ReadonlySet<string> = new Set(
  (
    "LAS ANC JFK YYC YUL CUN SJD GUA SAL SJO PTY HAV SDQ KIN GND UVF BOG UIO LIM GEO GIG " +
    "KEF DUB EDI LIS PDL AGP ATH ARN HEL ZRH PMO RAK CAI AMM DXB NBO CPT JNB ACC ADD DSS ABJ " +
    "DEL HND ICN PEK TPE HKG SIN MNL TAS NAN PPT"
  ).split(" "),
);

const americanPrices = ({ code, countries, continent, flight }: TripFacts): Prices => {
  const first = countries[0] ?? "";
  const zone = pricesFromAmerica.find(([codes]) => codes.split(" ").includes(first));
  const stops =
    (zone?.[1] ?? pricesByContinent[continent]) * (0.94 + seededRandom(`flight ${code}`)() * 0.16);
  return { stops, direct: directFromAmerica.has(flight.airport) ? stops * 1.24 : null };
};

/** The trip files hold prices from western Europe; other markets fly other routes. */
const pricesFor = (facts: TripFacts, market: Market): Prices => {
  if (market.id === "en-US") return americanPrices(facts);
  if (market.id !== "international") return facts.flight;
  // International visitors come from everywhere: the price is the mean of the European and the
  // American price, and a direct flight is offered only if both have one.
  const american = americanPrices(facts);
  const stops = (american.stops + facts.flight.stops) / 2;
  const isDirect = american.direct !== null && facts.flight.direct !== null;
  return { stops, direct: isDirect ? stops * 1.24 : null };
};

/** Days between leaving home and arriving, for most of a market's travellers. */
export const arrivalDelayDays = (facts: TripFacts, market: Market): 0 | 1 => {
  const isFar = market.id === "en-US" && facts.continent !== "america";
  return isFar || facts.flight.direct === null ? 1 : 0;
};

/**
 * Price of a trip's flights in cents of the market's currency. A direct flight and one with stops
 * never cost the same.
 * @param season price factor of the day, 1 for an ordinary one
 */
export const flightCents = (
  facts: TripFacts,
  market: Market,
  season = 1,
): Readonly<{ directCents: number | null; stopsCents: number }> => {
  const { direct, stops } = pricesFor(facts, market);
  const cents = (euros: number) => estimateCents(euros * season, market.id, market.currency);
  const stopsCents = cents(stops);
  const directCents = direct === null ? null : cents(direct);
  return { directCents: directCents === stopsCents ? stopsCents + 10_00 : directCents, stopsCents };
};

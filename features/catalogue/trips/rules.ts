import { languages } from "#markets/market-type.ts";
import { countryName } from "#markets/places/display-names.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { Stop, TripInput } from "./contract.ts";

const isSamePlace = (one: Stop, other: Stop): boolean =>
  one.lat === other.lat &&
  one.lon === other.lon &&
  (["all", ...languages] as const).every((key) => one.names[key] === other.names[key]);

const nameErrors = ({ names }: Stop, path: string): readonly RuleError[] => {
  if (names.all !== undefined) return [];
  const missing = languages.filter((language) => names[language] === undefined);
  return missing.length === 0
    ? []
    : [{ path: `${path}.names`, message: "Write the name in each language, or one for all." }];
};

const stopErrors = (stop: Stop, index: number, stops: readonly Stop[]): readonly RuleError[] => {
  const path = `stops.${index}`;
  const first = stops.find(({ key }) => key === stop.key);
  return [
    ...nameErrors(stop, path),
    ...(first && !isSamePlace(first, stop)
      ? [{ path, message: "The route returns to this stop, but it lies or is called differently." }]
      : []),
    ...(stops[index - 1]?.key === stop.key
      ? [{ path, message: "The stop before it is the same place." }]
      : []),
  ];
};

/** Rules beyond the schema; the same in the staff app and on the server. */
export const tripErrors = ({
  countries,
  stops,
}: Pick<TripInput, "countries" | "stops">): readonly RuleError[] => [
  ...countries.flatMap((code, index) => {
    if (countries.indexOf(code) !== index)
      return [{ path: `countries.${index}`, message: "It is there twice." }];
    return countryName(code, "en") === code
      ? [{ path: `countries.${index}`, message: "No country has this code." }]
      : [];
  }),
  ...stops.flatMap(stopErrors),
];

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Position = Readonly<{ lat: number; lon: number }>;

/** Along a great circle, in kilometres. */
export const distanceKm = (from: Position, to: Position): number => {
  const [south, north] = [radians(from.lat), radians(to.lat)];
  const half =
    Math.sin((north - south) / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
};

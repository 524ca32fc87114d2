import type { Stop } from "#features/catalogue/trips/contract.ts";
import { distanceKm } from "#features/catalogue/trips/rules.ts";
import { counted } from "#platform/counted.ts";
import type { VisitDays } from "./stop-days.ts";

const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

export const formatKm = (km: number): string => `${(km < 10 ? tenths : whole).format(km)} km`;

export const formatHours = (hours: number): string => `${tenths.format(hours)} h`;

export const formatMetres = (metres: number): string =>
  metres < 1000 ? `${whole.format(metres)} m` : formatKm(metres / 1000);

/** As the crow flies. */
export const totalKm = (stops: readonly Stop[]): number =>
  stops.slice(1).reduce((sum, stop, index) => sum + distanceKm(stops[index] ?? stop, stop), 0);

/** `2 nights · days 4, 5` */
export const nightsText = (visit: VisitDays | undefined): string => {
  const { nights } = visit ?? { nights: [] };
  if (nights.length === 0) return "no night";
  const days = `${nights.length === 1 ? "day" : "days"} ${nights.join(", ")}`;
  return `${counted(nights.length, "night")} · ${days}`;
};

const farEnough = 0.0001;

/** `840 m north-west of where it is saved` */
export const movedText = (
  name: string,
  from: Readonly<{ lat: number; lon: number }>,
  to: Readonly<{ lat: number; lon: number }>,
): string => {
  const metres = distanceKm(from, to) * 1000;
  if (metres < 1) return `${name} is where it is saved.`;
  const [north, east] = [to.lat - from.lat, to.lon - from.lon];
  const words = [
    Math.abs(north) > farEnough && (north > 0 ? "north" : "south"),
    Math.abs(east) > farEnough && (east > 0 ? "east" : "west"),
  ].filter(Boolean);
  return `${name}, ${formatMetres(metres)} ${words.join("-")} of where it is saved.`;
};

import type { Position } from "./draft/stop-edits.ts";

const number = String.raw`[+\-−]?\d{1,3}(?:[.,]\d+)?`;
const decimal = new RegExp(
  String.raw`^(?<lat>${number})\s*°?\s*(?<ns>[NSns])?\s*(?:[,;/]\s*|\s+)(?<lon>${number})\s*°?\s*(?<ew>[EWOewo])?$`,
);
const sexagesimal = String.raw`(\d{1,3})\s*[°º]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|''|’’|′′)\s*)?`;
const degrees = new RegExp(
  String.raw`^${sexagesimal}([NSns])\s*[,;/]?\s*${sexagesimal}([EWOewo])$`,
);
/** `@31.08,-4.01,12z`, `q=31.08,-4.01`, `!3d31.08!4d-4.01`, `#map=12/31.08/-4.01`, `geo:31.08,-4.01`. */
const links = [
  /!3d(-?\d+(?:\.\d+)?)!4d(-?\d+(?:\.\d+)?)/,
  /[?&#](?:q|ll|query|center|daddr|destination|mlat)=(?:loc:)?(-?\d+(?:\.\d+)?)(?:,|%2C|&mlon=)(-?\d+(?:\.\d+)?)/i,
  /@(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)/,
  /#map=\d+(?:\.\d+)?\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)/,
  /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)/,
] as const;

const toNumber = (text: string): number => Number(text.replace("−", "-").replace(",", "."));

const within = (lat: number, lon: number): Position | null =>
  Number.isFinite(lat) && Number.isFinite(lon) && Math.abs(lat) <= 90 && Math.abs(lon) <= 180
    ? { lat: Number(lat.toFixed(5)), lon: Number(lon.toFixed(5)) }
    : null;

const isNegative = (letter: string | undefined): boolean => /^[SWOswo]$/.test(letter ?? "");

const signed = (value: number, letter: string | undefined): number =>
  isNegative(letter) ? -Math.abs(value) : value;

const fromSexagesimal = (parts: readonly (string | undefined)[]): number => {
  const [whole = "0", minutes = "0", seconds = "0", letter] = parts;
  const value = toNumber(whole) + toNumber(minutes) / 60 + toNumber(seconds) / 3600;
  return signed(value, letter);
};

/**
 * A position that somebody pasted: in decimal degrees (with points or commas), in degrees, minutes
 * and seconds, or as the link of a map. Null for any other text.
 */
export const parseCoordinates = (pasted: string): Position | null => {
  const text = pasted.trim().replace(/^\((.*)\)$/, "$1");
  for (const link of links) {
    const [, lat, lon] = link.exec(text) ?? [];
    if (lat !== undefined && lon !== undefined) return within(Number(lat), Number(lon));
  }
  const parts = degrees.exec(text);
  if (parts) return within(fromSexagesimal(parts.slice(1, 5)), fromSexagesimal(parts.slice(5, 9)));
  const groups = decimal.exec(text)?.groups;
  if (!groups) return null;
  const { lat = "", lon = "", ns, ew } = groups;
  return within(signed(toNumber(lat), ns), signed(toNumber(lon), ew));
};

const shown = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 4, signDisplay: "negative" });

export const formatDegrees = (degreesOf: number): string => shown.format(degreesOf);

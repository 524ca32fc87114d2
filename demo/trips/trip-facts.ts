import type { Language } from "#markets/market-type.ts";

/** The same thing said in each of the five languages; `en` is British, American spelling is made from it. */
export type Told = Readonly<Record<Language, string>>;

export type Continent = "europe" | "africa" | "asia" | "america" | "oceania" | "antarctica";

/** The landscapes that posters are drawn of. */
export type Biome =
  | "alpine"
  | "lake"
  | "desert"
  | "savanna"
  | "jungle"
  | "coast"
  | "islands"
  | "tundra"
  | "volcano"
  | "steppe"
  | "rice"
  | "oldtown"
  | "metropolis"
  | "canyon"
  | "polar";
export type Hour = "dawn" | "noon" | "golden" | "dusk" | "night";

export type Mood = "nature" | "relax" | "history" | "culture" | "party";
export type TravelType =
  | "discovery"
  | "trekking"
  | "beach"
  | "city"
  | "snow"
  | "safari"
  | "sailing"
  | "expedition";
export type TravelStyle = "light" | "classic" | "comfort" | "wild";
/** How the group mostly moves. */
export type Transport = "van" | "train" | "boat" | "jeep" | "foot" | "bike" | "plane" | "bus";
/** Breakfast, lunch, dinner that are part of the price; an empty text when none is. */
export type Meals = "" | "B" | "BL" | "BD" | "BLD" | "L" | "D" | "LD";

/** A place where the group stays or stops: WGS84 degrees; a text where all languages write it alike. */
export type Stop = Readonly<{ name: string | Told; lat: number; lon: number }>;

/**
 * One day of the programme. `at` is the key of the stop where the group sleeps, `from` the one it
 * leaves when it moves; the days' title is made of the two names. `hours` is the longest transfer.
 */
export type Day<Key extends string = string> = Readonly<{
  at: Key;
  from?: Key;
  by?: Transport;
  hours?: number;
  meals: Meals;
  told: Told;
}>;

/** What is known of one trip, before any market says it: money is in whole euros, per person. */
export type TripFacts<Key extends string = string> = Readonly<{
  code: string;
  /** ISO 3166-1 alpha-2, the main country first. */
  countries: readonly string[];
  continent: Continent;
  biome: Biome;
  hour: Hour;
  /** Months (1 to 12) in which it leaves. */
  months: readonly number[];
  moods: readonly Mood[];
  /** 1 is a stroll, 5 is days of steep walking. */
  effort: 1 | 2 | 3 | 4 | 5;
  type: TravelType;
  style: TravelStyle;
  by: Transport;
  price: number;
  /** What the group puts together on the spot, from and to. */
  pot: readonly [number, number];
  /** The airport to fly to (IATA), and what a return flight from western Europe costs at least. */
  flight: Readonly<{ airport: string; direct: number | null; stops: number }>;
  privateRoom: boolean;
  unique: boolean;
  /** Also offered in the international configuration. */
  international: boolean;
  name: Told;
  /** One line under the name: what one does there. At most 90 characters. */
  tagline: Told;
  story: Told;
  /** Two to five things one will remember, each a short noun phrase, the same number in each language. */
  highlights: Readonly<Record<Language, readonly string[]>>;
  stops: Readonly<Record<Key, Stop>>;
  days: readonly Day<NoInfer<Key>>[];
}>;

/** Holds one trip's facts to their shape: a day can only name a stop of its own trip. */
export const trip = <Key extends string>(facts: TripFacts<Key>): TripFacts => facts;

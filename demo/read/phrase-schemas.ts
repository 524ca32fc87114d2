import { z } from "zod";
import { biomes, hours, transports, travelStyles, travelTypes } from "#demo/trips/trip-facts.ts";

const text = z.string().min(1);
const list = z.array(text).min(1);
/** A text for each of some names, and for no other. */
const each = <Name extends string>(...names: readonly Name[]) => z.record(z.enum(names), text);
const asked = z.strictObject({ question: text, answer: text });

/** What coordinators say of themselves, in the first person: `{city}` is where they live. */
export const bios = z.strictObject({
  openings: list,
  /** What they like, or always do. */
  habits: list,
  /** What one may expect of them. */
  closings: list,
});

/** Questions about a country, its name before the colon: `{country}`, `{plugs}`, `{volts}`, `{currency}`. */
export const countryFaqs = z.strictObject({
  questions: each("plugs", "money", "tap"),
  sockets: text,
  /** Whether what one has at home goes in. */
  adapters: each("flatFits", "homeFits", "needed", "compare"),
  /** What to look for on a charger where the voltage is another than at home. */
  otherVoltage: text,
  /** How one pays, by where cards are taken. */
  money: each("everywhere", "towns", "hardly", "phone"),
  /** Whether one drinks from the tap. */
  tap: each("yes", "no"),
});

/** The questions that are asked of every trip, in their order, and what each is about. */
export const faqCategoryOf = {
  alone: "general",
  coordinator: "general",
  age: "general",
  flight: "general",
  cancelling: "general",
  "money-pot": "itinerary",
  room: "itinerary",
  luggage: "itinerary",
  visa: "destination",
  rain: "destination",
} as const;
export type FaqName = keyof typeof faqCategoryOf;
export const faqNames = Object.keys(faqCategoryOf) as FaqName[];

export const faqs = z.record(z.enum(faqNames), asked);

/** What one asks before a trip into a landscape. */
export const landscapeFaqs = z.record(z.enum(biomes), asked);

/** Lines of what is in the price, what is not, and what the money pot usually pays. */
export const inclusions = z.strictObject({
  included: each(
    "coordinator",
    "insurance",
    "nights",
    "shared-nights",
    "wild-nights",
    "breakfasts",
    "dinners",
    "road",
    "trains",
    "boats",
    "jeeps",
    "flights",
    "trail-guides",
    "game-drives",
  ),
  excluded: each("flights", "money-pot", "other-meals", "visa", "private-room", "personal"),
  pot: each("meals", "tickets", "fuel", "local-transport", "tips"),
});

/** The names of the nine resources, in their order. */
export const resources = z.strictObject({
  types: each(...travelTypes),
  styles: each(...travelStyles),
  transports: each(...transports),
  badges: each("new", "favourite", "new-year", "slow", "by-rail"),
  categories: each("summer", "winter", "all-year"),
  formats: each("express", "week", "long"),
  durations: each("up-to-6", "up-to-10", "over-10"),
  ranges: each("easter", "summer-holidays", "christmas", "new-year"),
  costCenters: each("short", "long"),
});

/** What pictures show, and the light that they are drawn in, for those who do not see them. */
export const scenes = z.strictObject({
  views: z.record(z.string(), text),
  lights: each(...hours),
});

/** The days that a group stays where it woke up. */
export const days = z.strictObject({ later: list, last: text, again: text });

const sentences = z.strictObject({ first: list, second: list });

/** What reviews are made of: an opening and a second sentence, by how happy they are. `{who}` is the coordinator's first name. */
export const reviews = z.strictObject({
  /** Four and five stars. */
  glad: sentences,
  /** Three stars. */
  mixed: sentences,
  /** One and two stars. */
  sorry: sentences,
});

/** The page of the new year that each market's demo begins with, and what stands around every page. */
export const newYearPage = z.strictObject({
  name: text,
  slug: text,
  /** One line for search engines. */
  description: text,
  why: z.strictObject({ title: text, text }),
  trips: text,
  departures: text,
  faq: text,
  questions: z.array(asked).min(1),
  beans: each("nature", "confirmed"),
  contacts: z.strictObject({ hours: text }),
  /** What stands at the foot of each page. */
  company: text,
  /** Where the law asks who runs a site: the part of the contacts that says it. */
  notice: z.strictObject({ label: text, anchor: text }).nullable(),
});

const words = z.tuple([text, text]);
const titledWords = z.tuple([text, words, words, words]);

/** What the page that shows every block says. */
export const allBlocks = z.strictObject({
  name: text,
  slug: text,
  banner: words,
  button: text,
  story: words,
  gallery: text,
  /** Some pictures have none. */
  captions: z.array(z.string()).length(5),
  columns: titledWords,
  more: text,
  /** What is said, who says it, and of which trip. */
  quote: z.tuple([text, text, text]),
  /** Title, text and terms. */
  promo: z.tuple([text, text, text]),
  people: text,
  places: text,
  map: text,
  /** Name, place (WGS84) and text. */
  points: z.array(z.tuple([text, z.string().regex(/^-?[\d.]+, -?[\d.]+$/), text])),
  /** Title and transcript. */
  video: words,
  /** Title, text and the words of two buttons. */
  action: z.tuple([text, text, text, text]),
  trips: text,
  departures: text,
  reviews: text,
  /** Title, question and answer. */
  faq: z.tuple([text, text, text]),
  cards: titledWords,
});
export type AllBlocksPhrases = z.infer<typeof allBlocks>;

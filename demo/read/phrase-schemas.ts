import { z } from "zod";
import {
  activities as activityNames,
  hours,
  transports,
  travelStyles,
  travelTypes,
} from "#demo/trips/trip-facts.ts";

const text = z.string().min(1);
const list = z.array(text).min(1);
/** A text for each of the given names, and for no other. */
const textPerName = <Name extends string>(...names: readonly Name[]) =>
  z.record(z.enum(names), text);
const questionSchema = z.strictObject({ question: text, answer: text });

/** Parts of coordinators' bios, in the first person; `{city}` is where they live. */
export const bios = z.strictObject({
  openings: list,
  habits: list,
  /** Sentences on what travellers can expect of the coordinator. */
  closings: list,
});

/** Placeholders: `{country}`, `{plugs}`, `{volts}`, `{currency}`. */
export const countryFaqs = z.strictObject({
  questions: textPerName("plugs", "money", "tap"),
  sockets: text,
  /** Whether plugs from home fit. */
  adapters: textPerName("flatFits", "homeFits", "needed", "compare"),
  /** What to check on a charger where the voltage differs from home. */
  otherVoltage: text,
  /** How to pay, by where card payments are accepted. */
  money: textPerName("everywhere", "towns", "hardly", "phone"),
  /** Whether tap water is drinkable. */
  tap: textPerName("yes", "no"),
});

/** The questions of every trip, in order, with their category. */
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

/** `flexible` is asked of trips whose departures offer the flexible option. */
export const faqs = z.record(z.enum([...faqNames, "flexible"]), questionSchema);

/** Names of optional activities. */
export const activities = textPerName(...activityNames);

export const inclusions = z.strictObject({
  included: textPerName(
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
  excluded: textPerName("flights", "money-pot", "other-meals", "visa", "private-room", "personal"),
  pot: textPerName("meals", "tickets", "fuel", "local-transport", "tips"),
});

/** What is said of each region and country in a sentence or two, by its code. */
export const destinations = z.record(z.string(), text.max(220));

/** Names of the resources, in their order. */
export const resources = z.strictObject({
  types: textPerName(...travelTypes),
  styles: textPerName(...travelStyles),
  transports: textPerName(...transports),
  badges: textPerName("new", "favourite", "new-year", "slow", "by-rail"),
  categories: textPerName("summer", "winter", "all-year"),
  formats: textPerName("express", "week", "long"),
  durations: textPerName("up-to-6", "up-to-10", "over-10"),
  ranges: textPerName("easter", "summer-holidays", "christmas", "new-year"),
  costCenters: textPerName("short", "long"),
});

/** Alternative texts of pictures: the view, and the light that it is drawn in. */
export const scenes = z.strictObject({
  views: z.record(z.string(), text),
  lights: textPerName(...hours),
});

/** What the picture of each evening shows, by the picture's name. */
export const evenings = z.record(z.string(), text);

/** Labels of the days that a group stays in one place. */
export const days = z.strictObject({ later: list, last: text, again: text });

const sentences = z.strictObject({ first: list, second: list, place: list });

/**
 * Sentences of reviews by rating: a first and a second one, and one on a place of the trip, which no
 * other trip's reviews have. `{who}` is the coordinator's first name.
 */
export const reviews = z.strictObject({
  /** Four and five stars. */
  glad: sentences,
  /** Three stars. */
  mixed: sentences,
  /** One and two stars. */
  sorry: sentences,
});

/** The New Year page of each market, with the layout around every page. */
export const newYearPage = z.strictObject({
  name: text,
  slug: text,
  /** Meta description. */
  description: text,
  why: z.strictObject({ title: text, text }),
  trips: text,
  departures: text,
  faq: text,
  questions: z.array(questionSchema).min(1),
  beans: textPerName("nature", "confirmed"),
  contacts: z.strictObject({ hours: text }),
  company: text,
  /**
   * Where the law requires a legal notice: its label, and the anchor of its section on the contacts
   * page.
   */
  notice: z.strictObject({ label: text, anchor: text }).nullable(),
});

/** The page for those who have never travelled with a group, of each market. */
export const firstTripPage = z.strictObject({
  name: text,
  slug: text,
  /** Meta description. */
  description: text,
  why: z.strictObject({ title: text, text }),
  departures: text,
  faq: text,
  questions: z.array(questionSchema).min(1),
  action: textPerName("title", "text", "button", "other"),
});

const plainText = z.strictObject({ name: text, text });

/** Plain files for travellers. A name has no ending. */
export const files = z.strictObject({
  packing: plainText,
  documents: plainText,
  rules: plainText,
  /** A sheet for the accounts of the money pot. */
  pot: z.strictObject({ name: text, columns: list, first: list }),
  /** Begins the name of the file with a trip's route. */
  route: text,
});

const titleAndText = z.tuple([text, text]);
const titleAndThreeItems = z.tuple([text, titleAndText, titleAndText, titleAndText]);

export const allBlocks = z.strictObject({
  name: text,
  slug: text,
  banner: titleAndText,
  button: text,
  story: titleAndText,
  gallery: text,
  /** Captions of five pictures; an empty string means no caption. */
  captions: z.array(z.string()).length(5),
  columns: titleAndThreeItems,
  more: text,
  /** Quote, author and trip. */
  quote: z.tuple([text, text, text]),
  /** Title, text and terms. */
  promo: z.tuple([text, text, text]),
  people: text,
  places: text,
  map: text,
  /** Name, position (WGS84) and text. */
  points: z.array(z.tuple([text, z.string().regex(/^-?[\d.]+, -?[\d.]+$/), text])),
  /** Title and transcript. */
  video: titleAndText,
  /** Title, text and two button labels. */
  action: z.tuple([text, text, text, text]),
  ownWords: titleAndText,
  trips: text,
  departures: text,
  reviews: text,
  events: text,
  /** Title, question and answer. */
  faq: z.tuple([text, text, text]),
  cards: titleAndThreeItems,
  /** What the form asks for. */
  form: z.strictObject({
    title: text,
    text,
    name: text,
    email: text,
    /** Question and choices. */
    languages: z.tuple([text, z.array(text)]),
    /** Question, yes and no. */
    led: z.tuple([text, text, text]),
    /** Asked of those who say yes. */
    groups: text,
    day: text,
    story: text,
    consent: text,
  }),
});

/** The form of the contacts page. */
export const contactForm = z.strictObject({
  title: text,
  text,
  name: text,
  email: text,
  trip: text,
  message: text,
  consent: text,
  /** Title and text. */
  thanks: titleAndText,
});
export type ContactFormPhrases = z.infer<typeof contactForm>;
export type AllBlocksPhrases = z.infer<typeof allBlocks>;

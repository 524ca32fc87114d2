import { z } from "zod";
import { type TravelInput, travelInputSchema } from "./contract.ts";
import { travelParts } from "./completeness-rules.ts";
import { healthItemSchema } from "./health.ts";

/** The same trip in another market. */
const alternateSchema = z.strictObject({
  country: z.string(),
  id: z.uuid().nullable().describe("Null where the market does not offer the trip."),
  name: z.string().nullable(),
  path: z.string().nullable().describe("On the site of that market."),
  isPublished: z.boolean(),
  isOlder: z.boolean().describe("Whether it was changed longer ago than this one."),
  missing: z.array(z.enum(travelParts)).readonly().describe("What is still to be written."),
});

/** What the editor shows of a travel beside its fields; nobody writes it. */
const aboutTravelSchema = z.strictObject({
  path: z.string().describe("Of its page on the site."),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  trip: z.strictObject({
    code: z.string(),
    countries: z.array(z.string()).readonly().describe("ISO 3166-1, the main country first."),
    markets: z.int().describe("How many markets offer the trip, this one included."),
    stops: z.int().describe("Of its route, which the map shows."),
  }),
  departures: z.strictObject({
    total: z.int(),
    upcoming: z.int().describe("Unpublished ones too."),
  }),
  missing: z.array(z.enum(travelParts)).readonly().describe("What is still to be written."),
  health: z.array(healthItemSchema).readonly(),
  alternates: z.array(alternateSchema).readonly().describe("One for each other market."),
});

export type AboutTravel = z.infer<typeof aboutTravelSchema>;
export type Alternate = z.infer<typeof alternateSchema>;

export const travelRecordSchema = travelInputSchema.extend({
  id: z.uuid(),
  about: aboutTravelSchema,
});

export type TravelRecord = z.infer<typeof travelRecordSchema>;

const exampleId = "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11";

/** An unfinished travel that passes the rules. */
export const travelExample: TravelInput = {
  tripId: exampleId,
  slug: "sahara",
  name: "The Sahara behind the Atlas",
  tagline: "From Marrakech to the dunes and back",
  story: "",
  highlights: [],
  days: 8,
  nights: 7,
  itinerary: [],
  included: [],
  excluded: [],
  moneyPot: { lowCents: 12_000, highCents: 15_000, items: [] },
  flight: {
    airport: "RAK",
    city: "Marrakech",
    returnCity: null,
    directCents: 14_000,
    stopsCents: null,
  },
  moods: ["nature"],
  effort: 2,
  typeId: null,
  secondTypeId: null,
  styleId: null,
  categoryId: null,
  formatId: null,
  costCenterId: null,
  badgeIds: [],
  destinationIds: [],
  isUnique: false,
  privateRoom: false,
  privateRoomCents: null,
  photoIds: [],
  seo: { title: "", description: "", robots: "index,follow", image: null },
  isPublished: false,
};

export const travelBodySchema = travelInputSchema.meta({ examples: [travelExample] });

export const travelPreviewBodySchema = z
  .strictObject({
    id: z.uuid().nullable().describe("Null for a travel that is being made."),
    travel: travelInputSchema,
  })
  .meta({ examples: [{ id: null, travel: travelExample }] });

export const travelCopySchema = z
  .strictObject({
    country: z
      .string()
      .describe("Where the travel is copied from: this market, or another that offers the trip."),
    id: z.uuid(),
  })
  .meta({ examples: [{ country: "it", id: exampleId }] });

/** What saving a travel does beyond its own fields. */
export const travelConsequencesSchema = z.strictObject({
  address: z
    .strictObject({
      from: z.string().nullable().describe("Null for a new travel."),
      to: z.string(),
      redirects: z.int().describe("Redirects that led to the old address and lead to the new."),
      takenFrom: z
        .string()
        .nullable()
        .describe("The travel that had the new address before; its old links lead here then."),
    })
    .nullable()
    .describe("Null where the address stays."),
  publication: z.enum(["published", "unpublished"]).nullable(),
  length: z
    .strictObject({
      from: z.int(),
      to: z.int(),
      departures: z.int().describe("Upcoming departures whose dates do not have the new length."),
    })
    .nullable(),
  departures: z.int().describe("Upcoming departures, which are shown or hidden with the travel."),
  peopleIn: z.int().describe("People in upcoming departures, who booked the travel as it was."),
  pages: z.int().describe("Pages of the site that are made anew: its own, and each departure's."),
  otherMarkets: z.int().describe("Markets whose pages link to this one."),
  missing: z.array(z.enum(travelParts)).readonly(),
});

export type TravelConsequences = z.infer<typeof travelConsequencesSchema>;

export const travelPreviewSchema = z.strictObject({
  errors: z
    .array(z.strictObject({ path: z.string(), message: z.string() }))
    .readonly()
    .describe("Why it would not be saved."),
  isChanged: z.boolean(),
  consequences: travelConsequencesSchema.nullable().describe("Null where it would not be saved."),
});

export type TravelPreview = z.infer<typeof travelPreviewSchema>;

export const travelUserSchema = z.strictObject({
  kind: z.enum(["tour", "review", "redirect", "page", "page-content", "layout"]),
  id: z.string().describe("Of the layout the area, of page contents the key."),
  name: z.string(),
});

export type TravelUser = z.infer<typeof travelUserSchema>;

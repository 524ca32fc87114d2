import type { RecordDeclaration } from "#design/office/record/record-declaration.ts";
import { PictureSchemaField } from "#features/assets/media/pickers/picture-schema-field.tsx";
import { isPicture } from "#features/assets/media/pickers/picture-schemas.ts";
import { continents, type TripInput, tripInputSchema } from "#features/catalogue/trips/contract.ts";
import { tripErrors } from "#features/catalogue/trips/rules.ts";
import { countriesField } from "./countries-field.tsx";
import { routeField } from "./route-field.tsx";

export const continentName = (continent: string): string =>
  continent.charAt(0).toUpperCase() + continent.slice(1);

/** The facts of a trip of the company; its route is drawn on the map of a travel. */
export const tripRecord: RecordDeclaration<TripInput> = {
  one: "trip",
  keepsVersions: true,
  schema: tripInputSchema,
  empty: {
    code: "",
    countries: [],
    continent: "europe",
    stops: [],
    airport: null,
    posterId: null,
    wideId: null,
  },
  path: (country) => `${country}/trips`,
  nameOf: ({ code }) => code,
  fields: {
    code: {
      description: "Code",
      format: "short",
      help: "What colleagues of all markets call it: small letters, digits and hyphens.",
    },
    countries: { description: "Countries", format: "countries" },
    continent: {
      description: "Continent",
      names: Object.fromEntries(continents.map((each) => [each, continentName(each)])),
    },
    airport: {
      description: "Airport",
      format: "short",
      help: "Where travellers arrive, by its three letters: RAK.",
    },
    posterId: {
      description: "Poster",
      format: "media",
      help: "Upright: cards and lists show it in all markets.",
    },
    wideId: {
      description: "Wide picture",
      format: "media",
      help: "At the head of the trip’s page in all markets.",
    },
    stops: { description: "Route", format: "route" },
  },
  specialFields: [{ matches: isPicture, Field: PictureSchemaField }, countriesField, routeField],
  rules: tripErrors,
  saved: "Trip saved, for all markets.",
  created: "Trip added. Markets can offer it now.",
  deleted: "Trip deleted.",
};

import { slugField } from "payload";
import { nameOf } from "./catalogue-names.js";

const collectionOf = {
  tripId: "trips",
  travelId: "travels",
  coordinatorId: "coordinators",
  destinationIds: "destinations",
  photoIds: "media",
  pictureId: "media",
  portraitId: "media",
  posterId: "media",
  wideId: "media",
};

const longText = 600;

const textOf = ({ maxLength = 0 }) => ({ type: maxLength >= longText ? "textarea" : "text" });

const stringOf = (name, schema) => {
  if (schema.enum) return { type: "select", options: schema.enum };
  if (schema.format === "uuid" || schema.format === "guid")
    return { type: "relationship", relationTo: collectionOf[name] ?? "resources" };
  if (schema.format === "date")
    return {
      type: "date",
      admin: { date: { pickerAppearance: "dayOnly", displayFormat: "dd/MM/yyyy" } },
    };
  return textOf(schema);
};

const objectOf = ({ properties }) =>
  properties ? { type: "group", fields: toFields(properties) } : { type: "json" };

const listOf = (name, { items }) =>
  items.type === "object"
    ? { type: "array", fields: toFields(items.properties) }
    : { ...stringOf(name, { ...items, maxLength: 0 }), hasMany: true };

const settingsOf = (name, schema) => {
  switch (schema.type) {
    case "array":
      return listOf(name, schema);
    case "object":
      return objectOf(schema);
    case "boolean":
      return { type: "checkbox" };
    case "integer":
    case "number":
      return { type: "number" };
    default:
      return stringOf(name, schema);
  }
};

const withoutNull = (schema) => schema.anyOf?.find(({ type }) => type !== "null") ?? schema;

/** Fields of Payload with the names, kinds and order of a JSON schema's. */
const toFields = (properties) =>
  Object.entries(properties).map(([name, schema]) => ({
    name: nameOf(name),
    ...settingsOf(name, withoutNull(schema)),
  }));

const named = (slug) => ({
  slug,
  admin: { useAsTitle: "name" },
  fields: [{ name: "name", type: "text" }],
});

/** Makes the slug of the name, as ours does. */
const withSlug = (fields) =>
  fields.map((field) =>
    field.name === "slug" ? slugField({ useAsSlug: "name", required: false }) : field,
  );

/**
 * The catalogue as somebody who knows Payload sets it up: titles, columns, a search that finds the
 * travel's name, and lists that are long enough.
 */
export const catalogueCollections = (schemas) => {
  const fieldsOf = (slug) => toFields(schemas[slug].properties);
  return [
    { slug: "trips", admin: { useAsTitle: "code" }, fields: fieldsOf("trips") },
    { ...named("coordinators"), fields: withSlug(fieldsOf("coordinators")) },
    {
      slug: "travels",
      admin: { useAsTitle: "name", defaultColumns: ["name", "days", "isPublished"] },
      fields: withSlug(fieldsOf("travels")),
    },
    {
      slug: "departures",
      defaultSort: "departureDate",
      admin: {
        useAsTitle: "code",
        defaultColumns: ["code", "travel", "departureDate", "status", "price", "coordinator"],
        listSearchableFields: ["code", "travel.name"],
        pagination: { defaultLimit: 50, limits: [50, 100] },
      },
      fields: fieldsOf("departures"),
    },
    named("destinations"),
    named("resources"),
  ];
};

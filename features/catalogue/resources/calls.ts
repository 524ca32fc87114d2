import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { recordCalls } from "#platform/calls/records/record-calls.ts";
import { toPascalCase } from "#platform/calls/operation-name.ts";
import {
  maxResources,
  placeSchemaOf,
  type ResourceKind,
  resources,
  resourceUserSchema,
} from "./contract.ts";
import { nameCallsOf } from "./names/calls.ts";
import { absent, resourcePolicy } from "./policy.ts";
import { replaceCallOf } from "./replacement/calls.ts";
import { searchParameterOf } from "./rules.ts";

const params = { id: z.guid() };

const ownExamples: Readonly<Partial<Record<ResourceKind, object>>> = {
  "cost-centers": { number: "4711" },
  "date-ranges": { from: "2027-12-20", to: "2028-01-06" },
  durations: { daysMin: 3, daysMax: 9 },
};
const exampleOf = (kind: ResourceKind) => ({
  slug: "autumn",
  name: "Autumn",
  ...ownExamples[kind],
});
const placesExample = [
  { id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11", order: 2 },
  { id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f12", order: 1 },
];

const listCallsOf = (kind: ResourceKind) => {
  const { listed } = resources[kind];
  const path = `/:country/resources/${kind}` as const;
  const name = toPascalCase(kind);
  return {
    list: declareCall({
      method: "GET",
      path,
      id: `list${name}`,
      summary: `All ${kind} of a market in their order; the ETag is that of the order`,
      access: resourcePolicy.read,
      query: z.strictObject({ search: z.string().max(200).default("") }),
      answer: z.array(listed),
    }),
    reorder: declareCall({
      method: "PUT",
      path,
      id: `reorder${name}`,
      summary: `Puts all ${kind} into a new order; of each item the place alone is written`,
      access: resourcePolicy.write,
      body: z
        .array(placeSchemaOf(kind))
        .max(maxResources)
        .meta({ examples: [placesExample] }),
      ifMatch: true,
      answer: z.array(listed),
    }),
  };
};

const recordCallsOf = (kind: ResourceKind) => {
  const { input, record } = resources[kind];
  return recordCalls({
    path: `/:country/resources/${kind}` as const,
    name: toPascalCase(kind),
    access: resourcePolicy,
    absent,
    body: input.meta({ examples: [exampleOf(kind)] }),
    answer: record,
    summaries: {
      get: `One of the ${kind}`,
      create: `Adds one at the end of the ${kind}`,
      save: searchParameterOf[kind]
        ? `Saves one of the ${kind}; searches by its former slug go on`
        : `Saves one of the ${kind}`,
      delete: `Deletes one of the ${kind} that nothing uses, and answers it as it was`,
    },
    isHeld: true,
  });
};

const userCallOf = (kind: ResourceKind) =>
  declareCall({
    method: "GET",
    path: `/:country/resources/${kind}/:id/users`,
    id: `listUsersOf${toPascalCase(kind)}`,
    summary: `What uses one of the ${kind}`,
    access: resourcePolicy.read,
    params,
    absent,
    answer: z.array(resourceUserSchema).readonly(),
  });

const callsOf = (kind: ResourceKind) => ({
  ...listCallsOf(kind),
  ...recordCallsOf(kind),
  listUsers: userCallOf(kind),
  ...nameCallsOf(kind),
  replace: replaceCallOf(kind),
});

export const resourceCalls = {
  badges: callsOf("badges"),
  "cost-centers": callsOf("cost-centers"),
  "date-ranges": callsOf("date-ranges"),
  durations: callsOf("durations"),
  "travel-type-primary": callsOf("travel-type-primary"),
  "travel-type-secondary": callsOf("travel-type-secondary"),
  "travel-categories": callsOf("travel-categories"),
  "travel-formats": callsOf("travel-formats"),
  "travel-styles": callsOf("travel-styles"),
} as const satisfies Readonly<Record<ResourceKind, unknown>>;

export const purgeBadges = declareCall({
  method: "POST",
  path: "/:country/resources/badges/:id/purge",
  id: "purgeBadges",
  summary: "Has all pages that may show a badge made anew for their next visitors",
  access: resourcePolicy.write,
  params,
  absent,
  answer: z.strictObject({ purged: z.array(z.string()) }),
});

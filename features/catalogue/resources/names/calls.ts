import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { toPascalCase } from "#platform/calls/operation-name.ts";
import { type ResourceKind, resourceNameSchema, resources } from "../contract.ts";
import { absent, resourcePolicy } from "../policy.ts";

const params = { id: z.guid() };

/** The names of a resource in the markets. */
export const nameCallsOf = (kind: ResourceKind) => {
  const path = `/:country/resources/${kind}/:id/names` as const;
  const name = toPascalCase(kind);
  return {
    listNames: declareCall({
      method: "GET",
      path,
      id: `listNamesOf${name}`,
      summary: `The names of one of the ${kind} in the account's markets`,
      access: resourcePolicy.read,
      params,
      absent,
      answer: z.array(resourceNameSchema).readonly(),
    }),
    saveName: declareCall({
      method: "PUT",
      path: `${path}/:named`,
      id: `saveNameOf${name}`,
      summary: `Writes the name of one of the ${kind} in a market, and adds it where it is missing`,
      access: resourcePolicy.write,
      params: { ...params, named: z.string().max(10).describe("The country of the name.") },
      absent,
      body: z
        .strictObject({ name: resources[kind].input.shape.name })
        .meta({ examples: [{ name: "Autumn" }] }),
      ifMatch: true,
      answer: resourceNameSchema,
    }),
  };
};

import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { nounOf, planBodySchema, type PlannedKind, publicationSchema } from "./contract.ts";
import { publicationPolicy } from "./policy.ts";

const callsOf = <const Kind extends PlannedKind>(kind: Kind, name: string) => {
  const noun = nounOf[kind];
  const record = {
    path: `/:country/${kind}s/:id/publication`,
    params: { id: z.uuid() },
    absent: `There is no such ${noun}.`,
    answer: publicationSchema,
  } as const;
  return {
    read: declareCall({
      ...record,
      method: "GET",
      id: `get${name}Publication`,
      summary: `When a ${noun} is published and unpublished by itself`,
      access: publicationPolicy.read,
    }),
    plan: declareCall({
      ...record,
      method: "PUT",
      id: `plan${name}Publication`,
      summary: `Plans when a ${noun} is published and unpublished, in place of what was planned`,
      access: publicationPolicy.write,
      body: planBodySchema,
    }),
  };
};

/** Of travels at `/api/{country}/travels/{id}`, of departures at `/api/{country}/tours/{id}`. */
export const publicationCalls = {
  travel: callsOf("travel", "Travel"),
  tour: callsOf("tour", "Tour"),
};

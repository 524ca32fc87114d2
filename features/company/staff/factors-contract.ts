import { z } from "zod";
import { daySchema } from "#markets/day-schema.ts";
import { filledLine } from "#platform/texts/text-schema.ts";

const ofEachRole = <Of extends z.ZodType>(schema: Of) =>
  z.strictObject({ editor: schema, "super-editor": schema, admin: schema });

/** What administrators write. */
export const signInRulesSchema = z
  .strictObject({
    requiredFrom: ofEachRole(daySchema.nullable()).describe(
      "From which day, in UTC, a role needs a second factor; null where it does not.",
    ),
  })
  .meta({
    examples: [{ requiredFrom: { editor: null, "super-editor": null, admin: "2026-12-15" } }],
  });
export type SignInRules = Readonly<z.infer<typeof signInRulesSchema>>;

export const listedRulesSchema = signInRulesSchema.extend({
  accounts: ofEachRole(z.strictObject({ all: z.int(), withFactor: z.int() })).describe(
    "How many open accounts there are, and how many of them have a second factor.",
  ),
});
export type ListedRules = Readonly<z.infer<typeof listedRulesSchema>>;

export const accountFactorSchema = z.strictObject({
  since: z.iso
    .datetime()
    .nullable()
    .describe("Since when there is an authenticator; null for none."),
  recoveryCodes: z.int().describe("How many are left."),
  passkeys: z.int(),
});
export type AccountFactor = Readonly<z.infer<typeof accountFactorSchema>>;

export const factorResetSchema = z
  .strictObject({ reason: filledLine("Say why.").trim().max(300) })
  .meta({ examples: [{ reason: "She lost her phone and called me." }] });

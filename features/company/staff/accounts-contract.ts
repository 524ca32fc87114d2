import { z } from "zod";
import { markets } from "#markets/markets.ts";
import { roles } from "#platform/roles.ts";
import { filledLine, keyText } from "#platform/texts/text-schema.ts";

const countryCodes = markets.map(({ apiCountry }): string => apiCountry);

const countriesSchema = z
  .array(z.enum(countryCodes))
  .min(1, "Choose a country, or all.")
  .max(countryCodes.length)
  .refine((chosen) => new Set(chosen).size === chosen.length, "Name each country once.")
  .nullable()
  .describe("The only countries that it works on; null for all.");

/** What administrators write of an account that exists. */
export const accountInputSchema = z
  .strictObject({
    name: filledLine("Type a name.").trim().max(100),
    role: z.enum(roles),
    countries: countriesSchema,
    isClosed: z.boolean(),
  })
  .meta({
    examples: [{ name: "Livia Conti", role: "editor", countries: ["it", "fr"], isClosed: false }],
  });

/** Of a new account. Its e-mail stays: the audit names people by it. */
export const newAccountSchema = z
  .strictObject({
    email: keyText().trim().toLowerCase().max(254).pipe(z.email("This is no e-mail address.")),
    name: accountInputSchema.shape.name,
    role: accountInputSchema.shape.role,
    countries: countriesSchema,
  })
  .meta({
    examples: [
      { email: "livia@wayroam.test", name: "Livia Conti", role: "editor", countries: ["it"] },
    ],
  });

export const accountStates = ["active", "without-password", "closed"] as const;

export const accountSchema = z.strictObject({
  ...accountInputSchema.shape,
  id: z.guid(),
  email: z.string(),
  state: z.enum(accountStates).describe("Only `active` accounts can sign in."),
  passwordSetAt: z.iso.datetime().nullable().describe("Null without a password."),
  invitedUntil: z.iso
    .datetime()
    .nullable()
    .describe("Until when a link sets a password; null for none."),
});

export const listedAccountSchema = accountSchema.extend({
  version: z.int().describe("Its ETag."),
  sessions: z.int().describe("How many browsers are signed in."),
});

export const accountSorts = ["name", "role", "newest"] as const;

/** Longer ones would only cost time, and the sign-in refuses them. */
export const passwordSchema = z
  .string()
  .normalize("NFC")
  .min(12, "Use at least 12 characters.")
  .max(128, "Use at most 128 characters.");

export const newPasswordSchema = z
  .strictObject({ password: passwordSchema })
  .meta({ examples: [{ password: "a long row of words" }] });

export const invitationSchema = z.strictObject({
  link: z.string().describe("Whoever opens it sets the account's password, once."),
  until: z.iso.datetime(),
  isMailed: z.boolean().describe("Whether it was mailed to the account's address as well."),
});

export type AccountInput = Readonly<z.infer<typeof accountInputSchema>>;
export type NewAccount = Readonly<z.infer<typeof newAccountSchema>>;
export type StaffAccount = Readonly<z.infer<typeof accountSchema>>;
export type ListedAccount = Readonly<z.infer<typeof listedAccountSchema>>;
export type Invitation = Readonly<z.infer<typeof invitationSchema>>;

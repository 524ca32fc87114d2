import { z } from "zod";
import { daySchema } from "#markets/day-schema.ts";
import { marketIds } from "#markets/market-type.ts";
import { filledLine } from "#platform/texts/text-schema.ts";

/** Countries whose markets ask for a tax code. */
export const taxCountries = ["IT", "ES"] as const;
export type TaxCountry = (typeof taxCountries)[number];

export const emailSchema = z
  .string()
  .trim()
  .max(254, { error: "Invalid email", abort: true })
  .pipe(z.email({ error: "Invalid email" }));

export const codeLength = 6;
export const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/, "Write the six digits.");

export const passwordLength = { min: 8, max: 128 } as const;
const longPassword = `Use at most ${passwordLength.max} characters.`;
export const passwordSchema = z
  .string()
  .normalize("NFC")
  .min(passwordLength.min, `Use at least ${passwordLength.min} characters.`)
  .max(passwordLength.max, longPassword);
/** One that is compared: its length tells nothing. */
const typedPassword = z.string().normalize("NFC").max(passwordLength.max, longPassword);

export const phoneSchema = z
  .string()
  .trim()
  .regex(/^\+?[\d ().\-/]{6,30}$/, "Write a phone number such as +39 333 010 2030.");

const returnTo = z.string().max(2000).default("/").describe("A path of this site.");
const challenge = z.uuid();

export const loginStartSchema = z.strictObject({ email: emailSchema, returnTo });
export const loginCodeSchema = z.strictObject({ challenge, code: codeSchema });
export const loginResendSchema = z.strictObject({ challenge });
export const loginPasswordSchema = z.strictObject({
  email: emailSchema,
  password: typedPassword,
  returnTo,
});
export const newAccountSchema = z.strictObject({
  challenge,
  password: passwordSchema,
  phone: phoneSchema.nullable().default(null),
  marketing: z.boolean(),
});

export type LoginStart = z.output<typeof loginStartSchema>;
export type LoginPassword = z.output<typeof loginPasswordSchema>;
export type NewAccount = z.output<typeof newAccountSchema>;

/** Seconds after which another code may be asked for. */
export const resendAfter = 60;

export const startedSchema = z.strictObject({
  challenge,
  kind: z.enum(["existing", "new"]),
  resendAfter: z.int(),
});
export type Started = z.output<typeof startedSchema>;

export const continuedSchema = z.strictObject({
  continueTo: z
    .string()
    .describe("The path that signs in, by redirects of this origin; it counts for this browser."),
});
export const provenSchema = z.strictObject({
  continueTo: z
    .string()
    .nullable()
    .describe("The path that signs in; null where the account has still to be made."),
});

export const homeAddressSchema = z.strictObject({
  street: filledLine().trim().max(120),
  city: filledLine().trim().max(80),
  postcode: filledLine().trim().max(16),
  country: z.string().regex(/^[A-Z]{2}$/, "Give the two letters of a country, such as IT."),
});
export type HomeAddress = z.output<typeof homeAddressSchema>;

export const consentKinds = ["marketing", "terms"] as const;
export const consentPlaces = ["account", "profile"] as const;
const consentSchema = z.strictObject({
  kind: z.enum(consentKinds),
  isGiven: z.boolean(),
  place: z.enum(consentPlaces).describe("Where it was said: as the account was made, or later."),
  market: z.enum(marketIds),
  at: z.iso.datetime(),
});
export type Consent = z.output<typeof consentSchema>;

const name = filledLine().trim().max(120);
const profileFields = {
  name,
  phone: phoneSchema.nullable(),
  birthDay: daySchema.nullable(),
  homeAddress: homeAddressSchema.nullable(),
  taxCode: z.string().trim().max(30).nullable().describe("Asked for in it-IT and es-ES alone."),
  marketing: z.boolean(),
};

export const profileSchema = z.strictObject({
  email: z.string(),
  ...profileFields,
  name: z.string(),
  hasPassword: z.boolean(),
  since: z.iso.datetime(),
  consents: z.array(consentSchema).readonly().describe("All that was ever said, the newest first."),
});
export type Profile = z.output<typeof profileSchema>;

/** By the old password, or by a code that was mailed. */
const newPasswordSchema = z.strictObject({
  new: passwordSchema,
  old: typedPassword.nullable().default(null),
  challenge: challenge.nullable().default(null),
  code: codeSchema.nullable().default(null),
});
export type NewPassword = z.output<typeof newPasswordSchema>;

export const profileChangeSchema = z
  .strictObject({ ...profileFields, password: newPasswordSchema })
  .partial();
export type ProfileChange = z.output<typeof profileChangeSchema>;

export const deletionSchema = z.strictObject({
  challenge: challenge.nullable().default(null),
  code: codeSchema.nullable().default(null),
});
export type Deletion = z.output<typeof deletionSchema>;

export const sessionSchema = z.strictObject({
  id: z.string(),
  browser: z.string().describe("Browser and system, as far as they are known; may be empty."),
  isHandheld: z.boolean(),
  isCurrent: z.boolean(),
  begunAt: z.iso.datetime(),
});
export type VisitorSession = z.output<typeof sessionSchema>;

export const meSchema = z.strictObject({
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  marketing: z.boolean(),
  homeCountry: z.string().nullable(),
  currency: z.enum(["EUR", "GBP", "USD"]).describe("In which they pay in this market."),
  market: z.enum(marketIds),
  sessionUntil: z.iso.datetime(),
});
export type VisitorMe = z.output<typeof meSchema>;

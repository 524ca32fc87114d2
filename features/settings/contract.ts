import { z } from "zod";

/** One entry of a market's settings; what its value holds depends on the name. */
export type Setting = Readonly<{ name: string; value: object }>;

const moment = z.iso.datetime({ offset: true }).nullable().default(null);

/** `site` holds between `from` and `until`, where they are named; `customPage` by its flag alone. */
export const maintenanceSchema = z.strictObject({
  site: z.boolean().default(false),
  customPage: z.boolean().default(false),
  message: z.string().max(500).default(""),
  from: moment,
  until: moment,
});

export type Maintenance = z.infer<typeof maintenanceSchema>;

const lastsForward = ({ from, until }: Maintenance): boolean =>
  from === null || until === null || Date.parse(from) < Date.parse(until);

const currency = z.enum(["EUR", "GBP", "USD"]);

/** Units of each currency for one euro, and their day. */
export const currenciesSchema = z.strictObject({
  rates: z.record(currency, z.number().positive().max(10_000)),
  date: z.iso.date(),
});

export type Currencies = z.infer<typeof currenciesSchema>;

/** What visitors may choose, the default first. */
export const availableCurrenciesSchema = z.strictObject({
  currencies: z
    .array(currency)
    .min(1)
    .max(currency.options.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, "Name each currency once."),
});

/** The account with the provider of reviews; empty where there is none. */
const reviewSettingsSchema = z.strictObject({ merchantId: z.string().trim().max(100) });

/** In how many parts a trip may be paid, from which price on; the price in cents. */
const installmentPaymentsSchema = z.strictObject({
  enabled: z.boolean(),
  installments: z.int().min(2).max(12),
  minimumPrice: z.int().min(0).max(100_000_000),
});

const supportTagsSchema = z.strictObject({
  tags: z.array(z.string().trim().min(1).max(60)).max(50),
});

/** What the value of each setting may hold, by its name; there are no other settings to write. */
const settingSchemas = {
  maintenance: maintenanceSchema.refine(lastsForward, {
    path: ["until"],
    message: "The end must be after the beginning.",
  }),
  currencies: currenciesSchema.refine(({ rates }) => rates.EUR === 1, {
    path: ["rates", "EUR"],
    message: "One euro is one euro.",
  }),
  available_currencies: availableCurrenciesSchema,
  review_settings: reviewSettingsSchema,
  installment_payments: installmentPaymentsSchema,
  support_tags: supportTagsSchema,
} as const satisfies Record<string, z.ZodType<object>>;

/** The schema of a setting's value; null for a name that no setting has. */
export const settingSchema = (name: string): z.ZodType<object> | null =>
  new Map<string, z.ZodType<object>>(Object.entries(settingSchemas)).get(name) ?? null;

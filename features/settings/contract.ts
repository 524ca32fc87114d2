import { z } from "zod";

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

const endsAfterStart = ({ from, until }: Maintenance): boolean =>
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

/** The rates as staff set them, or none, so that nothing is converted. */
const currenciesSettingSchema = z
  .strictObject({
    rates: currenciesSchema.shape.rates.nullable(),
    date: currenciesSchema.shape.date.nullable(),
  })
  .refine(({ rates }) => rates === null || rates.EUR === 1, {
    path: ["rates", "EUR"],
    message: "One euro is one euro.",
  })
  .refine(({ rates, date }) => (rates === null) === (date === null), {
    path: ["date"],
    message: "Rates have a date, and no rates have none.",
  });

/** What the value of each setting may hold, by its name; there are no other settings to write. */
export const settingSchemas = {
  available_currencies: availableCurrenciesSchema,
  currencies: currenciesSettingSchema,
  installment_payments: installmentPaymentsSchema,
  maintenance: maintenanceSchema.refine(endsAfterStart, {
    path: ["until"],
    message: "The end must be after the beginning.",
  }),
  review_settings: reviewSettingsSchema,
  support_tags: supportTagsSchema,
} as const satisfies Record<string, z.ZodType<object>>;

export const settingNameSchema = z.enum([
  "available_currencies",
  "currencies",
  "installment_payments",
  "maintenance",
  "review_settings",
  "support_tags",
]) satisfies z.ZodType<keyof typeof settingSchemas>;

export type SettingName = z.infer<typeof settingNameSchema>;

export const settingSchema = z.strictObject({
  name: settingNameSchema,
  value: z.union(Object.values(settingSchemas)),
});

export type Setting = z.infer<typeof settingSchema>;

export const settingBodySchema = settingSchema.pick({ value: true });

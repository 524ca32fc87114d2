import { z } from "zod";
import { daySchema, momentSchema } from "#markets/day-schema.ts";
import { filledLine, manyLines, oneLine } from "#platform/texts/text-schema.ts";

const nullableInstant = momentSchema.nullable().default(null);

/**
 * `site` closes the public site from `from` until `until` (null: no bound). `customPage` locks
 * custom pages for editors, independently of `from` and `until`.
 */
export const maintenanceSchema = z.strictObject({
  site: z.boolean().default(false),
  customPage: z.boolean().default(false),
  message: manyLines().max(500).default(""),
  /** What editors read whose pages are locked; `message` where it is empty. */
  staffMessage: manyLines().max(500).default(""),
  from: nullableInstant,
  until: nullableInstant,
});

export type Maintenance = z.infer<typeof maintenanceSchema>;

const endsAfterStart = ({ from, until }: Maintenance): boolean =>
  from === null || until === null || Date.parse(from) < Date.parse(until);

const currency = z.enum(["EUR", "GBP", "USD"]);

/**
 * Units of each currency for one euro, and the date of the rates. `byHand` holds the currencies whose
 * rate staff set themselves, with the day on which they did: these do not follow the source of rates.
 */
export const currenciesSchema = z.strictObject({
  rates: z.record(currency, z.number().positive().max(10_000)),
  date: daySchema,
  byHand: z.partialRecord(currency, daySchema).optional(),
});

export type Currencies = z.infer<typeof currenciesSchema>;

/** The first currency is the default. */
export const availableCurrenciesSchema = z.strictObject({
  currencies: z
    .array(currency)
    .min(1)
    .max(currency.options.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, "Name each currency once."),
});

/** The company's account with the review provider; empty for none. */
const reviewSettingsSchema = z.strictObject({
  merchantId: oneLine().trim().max(100),
  fetchEveryHours: z
    .literal([0, 1, 6, 24])
    .optional()
    .describe("How often the provider is asked by itself, 0 for never; once a day without it."),
});

const maxPlans = 6;

/** `minimumPrice` is the price in cents from which trips can be paid so. */
const installmentPlanSchema = z.strictObject({
  installments: z.int().min(2).max(12),
  minimumPrice: z.int().min(0).max(100_000_000),
});

/** `further`: plans for other prices; a price is paid by the plan that begins nearest below it. */
export const installmentPaymentsSchema = installmentPlanSchema
  .extend({
    enabled: z.boolean(),
    further: z
      .array(installmentPlanSchema)
      .max(maxPlans - 1)
      .optional(),
  })
  .refine(
    ({ minimumPrice, further = [] }) => {
      const prices = [minimumPrice, ...further.map((each) => each.minimumPrice)];
      return new Set(prices).size === prices.length;
    },
    { path: ["further"], message: "Two plans are offered from the same price." },
  );

export type InstallmentPlan = z.infer<typeof installmentPlanSchema>;
export type InstallmentPlans = z.infer<typeof installmentPaymentsSchema>;

const supportTagsSchema = z.strictObject({
  tags: z.array(filledLine().trim().max(60)).max(50),
});

/** Null rates switch conversion off. */
const currenciesSettingSchema = z
  .strictObject({
    rates: currenciesSchema.shape.rates.nullable(),
    date: currenciesSchema.shape.date.nullable(),
    byHand: currenciesSchema.shape.byHand,
  })
  .refine(({ rates }) => rates === null || rates.EUR === 1, {
    path: ["rates", "EUR"],
    message: "One euro is one euro.",
  })
  .refine(({ rates, date }) => (rates === null) === (date === null), {
    path: ["date"],
    message: "Rates have a date, and no rates have none.",
  });

/** The schema of each setting's value, by the setting's name; the API refuses other names. */
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

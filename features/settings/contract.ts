import { z } from "zod";

/** One entry of a market's settings; what its value holds depends on the name. */
export type Setting = Readonly<{ name: string; value: object }>;

export const maintenanceSchema = z.strictObject({
  site: z.boolean().default(false),
  customPage: z.boolean().default(false),
  message: z.string().max(500).default(""),
  from: z.iso.datetime({ offset: true }).nullable().default(null),
  until: z.iso.datetime({ offset: true }).nullable().default(null),
});

export type Maintenance = z.infer<typeof maintenanceSchema>;

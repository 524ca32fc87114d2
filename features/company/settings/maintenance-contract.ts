import { z } from "zod";
import { maintenanceSchema, settingSchemas } from "./contract.ts";

/** What is asked about before it is saved. */
export const maintenanceDraftSchema = settingSchemas.maintenance.meta({
  examples: [{ ...maintenanceSchema.parse({}), site: true, message: "Back at noon." }],
});

/** The page that visitors of a closed market get. */
export const closedPageSchema = z.strictObject({
  html: z.string(),
  status: z.int(),
  retryAfter: z.int().describe("Seconds after which search engines are told to come back."),
});

export type ClosedPage = z.infer<typeof closedPageSchema>;

const plannedPageSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  at: z.string(),
  isPublished: z.boolean().describe("False where the page is taken off the site."),
});

export type PlannedPage = Readonly<z.infer<typeof plannedPageSchema>>;

export const maintenanceConsequencesSchema = z.strictObject({
  isClosed: z.boolean().describe("Whether the site is closed as soon as it is saved."),
  changesAt: z.string().nullable().describe("When it next opens or closes by the clock."),
  people: z.array(z.string()).describe("Who has a custom page open."),
  plannedCount: z.int().describe("Pages that come or go by the clock while the site is closed."),
  nextPlanned: plannedPageSchema.nullable(),
});

export type MaintenanceConsequences = z.infer<typeof maintenanceConsequencesSchema>;

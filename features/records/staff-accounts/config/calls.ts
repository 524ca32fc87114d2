import { z } from "zod";
import { marketIds } from "#markets/market-type.ts";
import { declareCall } from "#platform/calls/call.ts";

const backofficeConfigSchema = z.strictObject({
  country: z.string().describe("The code of the country that the staff app starts at."),
  environment: z.enum(["production", "demo"]),
  product: z.string(),
  countries: z.array(
    z.strictObject({
      code: z.string(),
      label: z.string(),
      market: z.enum(marketIds),
      timeZone: z.string().describe("By which its moments are shown, such as `Europe/Rome`."),
      site: z.string().nullable().describe("Where its site is; null where no host shows it."),
    }),
  ),
  bugReportUrl: z.string().nullable(),
  hasOwnAccounts: z
    .boolean()
    .describe("Whether the embedded provider keeps the accounts of staff."),
  tagManager: z
    .strictObject({ id: z.string(), base: z.string() })
    .nullable()
    .describe("Where page views are sent; null without `TAG_MANAGER_ID`."),
  errorReports: z
    .strictObject({ dsn: z.string() })
    .nullable()
    .describe("Where errors are reported; null without `ERROR_REPORTING_DSN`."),
});

export const getBackofficeConfig = declareCall({
  method: "GET",
  path: "/backoffice-config",
  id: "getBackofficeConfig",
  summary: "How this installation is set up",
  access: "anyone",
  answer: backofficeConfigSchema,
});

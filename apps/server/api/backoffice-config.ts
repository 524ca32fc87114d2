import { z } from "zod";
import { markets } from "#markets/markets.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { type Config, siteOrigin } from "../config/config.ts";

const backofficeConfigSchema = z.strictObject({
  country: z.string().describe("The code of the country that the staff app starts at."),
  environment: z.enum(["production", "demo"]),
  product: z.string(),
  countries: z.array(
    z.strictObject({
      code: z.string(),
      label: z.string(),
      market: z.string(),
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

/** `GET /api/backoffice-config`, which the back-office reads before anybody is signed in. */
export const addBackofficeConfig = (api: Api, config: Config): void => {
  const { tagManager, errorReports } = config.thirdParties;
  api.route({
    method: "GET",
    path: "/backoffice-config",
    id: "getBackofficeConfig",
    summary: "How this installation is set up",
    access: "public",
    answer: backofficeConfigSchema,
    handle: async () => ({
      body: {
        country: config.country,
        environment: config.production ? ("production" as const) : ("demo" as const),
        product: config.product,
        countries: markets.map(({ apiCountry, label, id, timeZone }) => ({
          code: apiCountry,
          label,
          market: id,
          timeZone,
          site: siteOrigin(config, id),
        })),
        bugReportUrl: config.bugReportUrl,
        hasOwnAccounts: config.staffProvider === null,
        tagManager: tagManager && { id: tagManager.id, base: tagManager.base },
        errorReports,
      },
    }),
  });
};

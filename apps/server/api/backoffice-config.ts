import { markets } from "#markets/markets.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "#features/records/staff-accounts/config/calls.ts";
import { type Config, siteOrigin } from "../config/config.ts";

/** `GET /api/backoffice-config`, which the back-office reads before anybody is signed in. */
export const addBackofficeConfig = (api: Api, config: Config): void => {
  const { tagManager, errorReports } = config.thirdParties;
  api.route(calls.getBackofficeConfig, {
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

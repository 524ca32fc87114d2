import type { DeploymentSwitch } from "../contract.ts";
import type { DeploymentSettings } from "./settings.ts";

const given = (name: string, variable: string, value: unknown, on: string): DeploymentSwitch => ({
  name,
  isOn: value !== null,
  reason: value === null ? `off: ${variable} is not set` : `on: ${on}`,
});

const hostOf = (address: string | null): string =>
  address !== null && URL.canParse(address) ? new URL(address).host : "";

/** What this deployment does or leaves, and which setting decides it; no secret is shown. */
export const switchesOf = (config: DeploymentSettings): DeploymentSwitch[] => {
  const { thirdParties, fileStore, staffProvider, smtpUrl, reviewsUrl, ratesUrl, languageModel } =
    config;
  const { tagManager, errorReports, maps, cdn } = thirdParties;
  return [
    given(
      "Company’s sign-in",
      "STAFF_OIDC_ISSUER",
      staffProvider,
      hostOf(staffProvider?.issuer ?? null),
    ),
    given(
      "Store of files elsewhere",
      "S3_ENDPOINT",
      fileStore,
      hostOf(fileStore?.endpoint ?? null),
    ),
    given("Mail server", "SMTP_URL", smtpUrl, hostOf(smtpUrl)),
    given("Content delivery", "CDN_BASE", cdn, hostOf(cdn)),
    given("Interactive maps", "MAPS_KEY", maps, `keys for ${hostOf(maps?.base ?? null)}`),
    given("Tag manager", "TAG_MANAGER_ID", tagManager, "visitors are asked first"),
    given("Error reports", "ERROR_REPORTING_DSN", errorReports, "visitors are asked first"),
    given("Review provider", "REVIEWS_URL", reviewsUrl, hostOf(reviewsUrl)),
    given(
      "Language model",
      "LANGUAGE_MODEL_URL",
      languageModel,
      hostOf(languageModel?.url ?? null),
    ),
    given("Source of exchange rates", "RATES_URL", ratesUrl, hostOf(ratesUrl)),
    {
      name: "Demo catalogue and accounts",
      isOn: !config.production,
      reason: config.production ? "off: MODE is production" : "on: MODE is demo",
    },
  ];
};

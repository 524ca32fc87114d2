import type { ThirdParties } from "#features/company/third-parties/contract.ts";
import { servicesNeedingConsent, hostOf } from "#features/company/third-parties/rules.ts";
import { holdErrors, maxHeldErrors } from "./hold-errors.ts";
import type { Market } from "#markets/market-type.ts";
import type { Translate } from "#markets/translator.ts";
import type { ThirdPartiesView } from "./third-parties-view.ts";

/** Inline script that holds errors from before any other script runs. */
const holdErrorsScript = `(${holdErrors.toString()})(${maxHeldErrors})`;

type ThirdPartiesContext = Readonly<{
  t: Translate;
  market: Market;
  /** Path of the privacy page. Null when the market has no such page. */
  privacyPath: string | null;
}>;

/** Null when no configured service needs consent. */
export const toThirdPartiesView = (
  thirdParties: ThirdParties,
  { t, market, privacyPath }: ThirdPartiesContext,
): ThirdPartiesView | null => {
  const names = servicesNeedingConsent(thirdParties);
  if (names.length === 0) return null;
  const { tagManager, errorReports } = thirdParties;
  const hosts = { statistics: tagManager?.base ?? "", reports: errorReports?.dsn ?? "" };
  return {
    tagManager: tagManager && { id: tagManager.id, base: tagManager.base },
    errorReports,
    market: market.id,
    language: market.htmlLang,
    consent: {
      categories: names.map((name) => ({
        name,
        title: t(`consent.${name}`),
        text: t(`consent.${name}Text`, { host: hostOf(hosts[name]) }),
      })),
      title: t("consent.title"),
      text: t("consent.text"),
      accept: t("consent.accept"),
      refuse: t("consent.refuse"),
      choose: t("consent.choose"),
      save: t("consent.save"),
      close: t("nav.close"),
      settings: t("consent.settings"),
      necessary: { title: t("consent.necessary"), text: t("consent.necessaryText") },
      privacy: privacyPath === null ? null : { label: t("footer.privacy"), path: privacyPath },
    },
    earlyScript: errorReports && holdErrorsScript,
  };
};

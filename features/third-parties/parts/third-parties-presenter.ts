import type { ThirdParties } from "#features/third-parties/contract.ts";
import { servicesNeedingConsent, hostOf } from "#features/third-parties/rules.ts";
import type { Market } from "#markets/market-type.ts";
import type { Translate } from "#markets/translator.ts";
import type { ThirdPartiesView } from "./third-parties-view.ts";

/** Errors that are held at most until the reporter has come: a page that fails may fail in a loop. */
const heldErrors = 20;

/**
 * Holds what fails before anything of ours runs. Whoever takes the errors later replaces `push` and
 * hears of those to come.
 */
const holdErrors = `(held=>["error","unhandledrejection"].forEach(kind=>addEventListener(kind,event=>held.length<${heldErrors}&&held.push(event))))(window.heldErrors=[])`;

type ThirdPartiesContext = Readonly<{
  t: Translate;
  market: Market;
  /** Where the market says what it does with data; null where it has no such page. */
  privacyPath: string | null;
}>;

/** What browsers are told of the configured services; null where there is nothing to ask a visitor. */
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
    early: errorReports && holdErrors,
  };
};

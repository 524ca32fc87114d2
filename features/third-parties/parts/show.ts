import type { ThirdParties } from "#features/third-parties/contract.ts";
import { askedFor, hostOf } from "#features/third-parties/rules.ts";
import type { Market } from "#markets/market-type.ts";
import type { Say } from "#markets/say.ts";
import type { ThirdPartiesView } from "./third-parties-view.ts";

/** Errors that are held at most until the reporter has come: a page that fails may fail in a loop. */
const heldErrors = 20;

/**
 * Holds what fails before anything of ours runs. Whoever takes the errors later replaces `push` and
 * hears of those to come.
 */
const holdErrors = `(held=>["error","unhandledrejection"].forEach(kind=>addEventListener(kind,event=>held.length<${heldErrors}&&held.push(event))))(window.heldErrors=[])`;

type Asked = Readonly<{
  say: Say;
  market: Market;
  /** Where the market says what it does with data; null where it has no such page. */
  privacyPath: string | null;
}>;

/** What browsers are told of the configured services; null where there is nothing to ask a visitor. */
export const showThirdParties = (
  thirdParties: ThirdParties,
  { say, market, privacyPath }: Asked,
): ThirdPartiesView | null => {
  const names = askedFor(thirdParties);
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
        title: say(`consent.${name}`),
        text: say(`consent.${name}Text`, { host: hostOf(hosts[name]) }),
      })),
      title: say("consent.title"),
      text: say("consent.text"),
      accept: say("consent.accept"),
      refuse: say("consent.refuse"),
      choose: say("consent.choose"),
      save: say("consent.save"),
      close: say("nav.close"),
      settings: say("consent.settings"),
      necessary: { title: say("consent.necessary"), text: say("consent.necessaryText") },
      privacy: privacyPath === null ? null : { label: say("footer.privacy"), path: privacyPath },
    },
    early: errorReports && holdErrors,
  };
};

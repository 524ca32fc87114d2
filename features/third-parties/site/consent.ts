import { acceptedCategory, run, showPreferences } from "vanilla-cookieconsent";
import "vanilla-cookieconsent/dist/cookieconsent.css";
import "#design/styles/frame/consent.css";
import { type ConsentCategory, consentCategories } from "#features/third-parties/contract.ts";
import type { ThirdPartiesView } from "#features/third-parties/parts/third-parties-view.ts";

/** The cookies that tags of the usual counters leave, removed when a visitor takes their word back. */
const countersCookies = [{ name: /^_(ga|gid|gat|gcl|dc_gtm)/ }];

/** Another number for each set of categories: whoever agreed to one is asked again about another. */
const revisionOf = ({ consent }: ThirdPartiesView): number =>
  consent.categories.reduce((sum, { name }) => sum + 2 ** consentCategories.indexOf(name), 0);

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const wordsOf = ({ consent }: ThirdPartiesView) => ({
  consentModal: {
    title: consent.title,
    description: [
      escaped(consent.text),
      ...(consent.privacy
        ? [`<a href="${escaped(consent.privacy.path)}">${escaped(consent.privacy.label)}</a>`]
        : []),
    ].join(" "),
    acceptAllBtn: consent.accept,
    acceptNecessaryBtn: consent.refuse,
    showPreferencesBtn: consent.choose,
  },
  preferencesModal: {
    title: consent.settings,
    acceptAllBtn: consent.accept,
    acceptNecessaryBtn: consent.refuse,
    savePreferencesBtn: consent.save,
    closeIconLabel: consent.close,
    // A switch and its words are two sections: words of a switch's own would be folded away.
    sections: [{ name: "necessary", ...consent.necessary }, ...consent.categories].flatMap(
      ({ name, title, text }) => [{ title, linkedCategory: name }, { description: escaped(text) }],
    ),
  },
});

/** Whether the browser says by itself that its owner wants no such thing: Global Privacy Control. */
const hasRefused = (): boolean =>
  "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;

const agreedTo = (): ReadonlySet<ConsentCategory> =>
  new Set(consentCategories.filter((name) => acceptedCategory(name)));

/**
 * Asks a visitor who has not answered yet, and lets everybody change their mind by what carries
 * `data-consent`. A browser that has said no for its owner is not asked. The answer is kept in the
 * browser, for half a year, and goes nowhere.
 * @param obey hears of the answer at once where there is one, and of each change
 */
export const askConsent = async (
  asked: ThirdPartiesView,
  obey: (agreed: ReadonlySet<ConsentCategory>) => void,
): Promise<void> => {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-consent]")) showPreferences();
  });
  await run({
    cookie: { name: "consent", useLocalStorage: true },
    revision: revisionOf(asked),
    autoShow: !hasRefused(),
    // A browser that is driven by a program is asked too: nobody counts on who it is.
    hideFromBots: false,
    manageScriptTags: false,
    guiOptions: {
      consentModal: { layout: "bar inline", position: "bottom" },
      preferencesModal: { layout: "box" },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(
        asked.consent.categories.map(({ name }) => [
          name,
          name === "statistics" ? { autoClear: { cookies: countersCookies } } : {},
        ]),
      ),
    },
    language: { default: asked.language, translations: { [asked.language]: wordsOf(asked) } },
    onConsent: () => obey(agreedTo()),
    onChange: () => obey(agreedTo()),
  });
};

import { acceptedCategory, run, showPreferences } from "vanilla-cookieconsent";
import "vanilla-cookieconsent/dist/cookieconsent.css";
import "./consent.css";
import {
  type ConsentCategory,
  consentCategories,
} from "#features/company/third-parties/contract.ts";
import type { ThirdPartiesView } from "#features/company/third-parties/parts/third-parties-view.ts";

/** Cookies of common analytics tags. They are deleted when a visitor withdraws consent. */
const analyticsCookies = [{ name: /^_(ga|gid|gat|gcl|dc_gtm)/ }];

/**
 * A number that differs for every set of categories, so that the dialog asks again when the set
 * changes.
 */
const revisionOf = ({ consent }: ThirdPartiesView): number =>
  consent.categories.reduce((sum, { name }) => sum + 2 ** consentCategories.indexOf(name), 0);

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const translationOf = ({ consent }: ThirdPartiesView) => ({
  consentModal: {
    title: consent.title,
    description: [
      escapeHtml(consent.text),
      ...(consent.privacy
        ? [`<a href="${escapeHtml(consent.privacy.path)}">${escapeHtml(consent.privacy.label)}</a>`]
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
    // A switch and its description are two sections, because the dialog would fold away a
    // description within the switch's own section.
    sections: [{ name: "necessary", ...consent.necessary }, ...consent.categories].flatMap(
      ({ name, title, text }) => [
        { title, linkedCategory: name },
        { description: escapeHtml(text) },
      ],
    ),
  },
});

/** True when the browser sends Global Privacy Control, the visitor's general refusal. */
const hasRefused = (): boolean =>
  "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;

const acceptedCategories = (): ReadonlySet<ConsentCategory> =>
  new Set(consentCategories.filter((name) => acceptedCategory(name)));

/**
 * Asks visitors who have not answered yet, unless their browser sends a general refusal. Elements
 * with `data-consent` open the dialog again. The browser stores the answer for half a year.
 * @param applyConsent called with the accepted categories: immediately if the visitor has already
 * answered, and whenever the answer changes
 */
export const askConsent = async (
  view: ThirdPartiesView,
  applyConsent: (agreed: ReadonlySet<ConsentCategory>) => void,
): Promise<void> => {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-consent]")) showPreferences();
  });
  await run({
    cookie: { name: "consent", useLocalStorage: true },
    revision: revisionOf(view),
    autoShow: !hasRefused(),
    // Automated browsers are asked too, because the site treats them like any other visitor.
    hideFromBots: false,
    manageScriptTags: false,
    guiOptions: {
      consentModal: { layout: "bar inline", position: "bottom" },
      preferencesModal: { layout: "box" },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(
        view.consent.categories.map(({ name }) => [
          name,
          name === "statistics" ? { autoClear: { cookies: analyticsCookies } } : {},
        ]),
      ),
    },
    language: { default: view.language, translations: { [view.language]: translationOf(view) } },
    onConsent: () => applyConsent(acceptedCategories()),
    onChange: () => applyConsent(acceptedCategories()),
  });
};

import type { PageBrand } from "#platform/server/identity/pages/plain-page.ts";
import type { Realm } from "#platform/server/identity/realm.ts";

const hour = 3_600_000;

/** The sign-in pages are in English, like the whole back-office. */
export const staffRealm: Realm = {
  name: "staff",
  cookies: { session: "wr-staff", attempt: "wr-staff-login" },
  lifetimes: { idle: 8 * hour, absolute: 30 * 24 * hour },
  words: {
    language: "en",
    part: "back-office",
    signIn: "Sign in",
    email: "E-mail",
    password: "Password",
    show: "Show",
    forgotten: "Forgotten? An administrator can send you a link.",
    wrongPassword: "Wrong email or password",
    incomplete: "Type your e-mail and your password",
    tooManyTries: (minutes) =>
      `Too many tries. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    busy: "Many people are signing in. Try again in a moment.",
    signInAgain: "Sign in again",
    expired: "This sign-in has expired or was used before.",
    noAccess: "No access",
    notLetIn: "Your account has no role in this back-office, or no country to work on.",
    signedInAs: "You are signed in as",
    otherAccount: "Use another account",
    signOut: "Sign out",
    cannotGoOn: "This sign-in cannot go on",
    backToStart: "Back to the start",
    notAvailable: "Sign-in is not available",
    providerAway:
      "The sign-in service does not answer. Your work is not lost; try again in a moment.",
    tryAgain: "Try again",
  },
};

/** The head of the pages that staff see before the back-office. */
export const staffBrand = (product: string): PageBrand => {
  const { language, part } = staffRealm.words;
  return { language, product, part };
};

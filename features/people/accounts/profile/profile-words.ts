import { dayAt, formatDate, formatDateTime, formatLongDate, formatTime } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import { countryCodes } from "#markets/places/country-codes.ts";
import { countryName } from "#markets/places/display-names.ts";
import type { Consent, Profile, TaxCountry, VisitorSession } from "../contract.ts";
import type {
  DeletionView,
  PasswordPart,
  ProfileField,
  ProfileView,
  TaxCodeWords,
} from "../parts/profile-view.ts";
import type { ProfileSection } from "../parts/profile-section.ts";
import { initialsOf } from "../parts/initials.ts";
import { taxCountryOf, taxLengths } from "../tax-codes/tax-code.ts";

/** What was typed into the form and not taken, with the errors by field. */
export type TypedData = Readonly<{
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}>;

export type PasswordState = Readonly<{
  /** A code that was mailed for it; null for none. */
  challenge: string | null;
  errors: Readonly<Partial<Record<"old" | "code" | "new", string>>>;
}>;

export type ProfileState = Readonly<{
  profile: Profile;
  version: number;
  sessions: readonly VisitorSession[];
  hasOwnPasswords: boolean;
  sections: readonly ProfileSection[];
  apiBase: string;
  path: string;
  note: string | null;
  typed: TypedData | null;
  password: PasswordState;
}>;

const taxFields = {
  IT: {
    label: "profile.codiceFiscale",
    hint: "profile.codiceFiscaleHint",
    maxLength: 24,
  },
  ES: { label: "profile.nif", hint: "profile.nifHint", maxLength: 16 },
} as const;

const taxWords = ({ t }: Localizer, country: TaxCountry): TaxCodeWords => ({
  country,
  lengths: Array.from({ length: taxFields[country].maxLength + 1 }, (_, n) =>
    t("profile.taxLength", { n, of: taxLengths[country] }),
  ),
  form: t("profile.taxForm"),
  check: t("profile.taxCheck"),
  right: t("profile.taxRight"),
});

const fieldsOf = (localizer: Localizer, { profile, typed }: ProfileState): ProfileField[] => {
  const { t, market } = localizer;
  const { name, birthDay, homeAddress, phone, taxCode } = profile;
  const field = (
    key: string,
    label: string,
    value: string | null | undefined,
    more: Partial<ProfileField> = {},
  ): ProfileField => ({
    name: key,
    label,
    value: typed?.values[key] ?? value ?? "",
    type: "text",
    autoComplete: "off",
    maxLength: 120,
    hint: null,
    aside: null,
    error: typed?.errors[key] ?? null,
    tax: null,
    ...more,
  });
  const taxCountry = taxCountryOf(market.id);
  const tax = taxCountry && taxFields[taxCountry];
  const words = taxCountry && taxWords(localizer, taxCountry);
  return [
    field("name", t("profile.name"), name, { autoComplete: "name" }),
    field("birthDay", t("profile.birthDay"), birthDay, {
      type: "date",
      autoComplete: "bday",
      maxLength: 10,
    }),
    field("phone", t("login.phone"), phone, {
      type: "tel",
      autoComplete: "tel",
      maxLength: 30,
      aside: t("login.optional"),
    }),
    ...(tax
      ? [
          field("taxCode", t(tax.label), taxCode, {
            maxLength: tax.maxLength,
            hint: t(tax.hint),
            aside: t("profile.required"),
            tax: words,
          }),
        ]
      : []),
    field("street", t("profile.street"), homeAddress?.street, {
      autoComplete: "street-address",
    }),
    field("city", t("profile.city"), homeAddress?.city, {
      autoComplete: "address-level2",
      maxLength: 80,
    }),
    field("postcode", t("profile.postcode"), homeAddress?.postcode, {
      autoComplete: "postal-code",
      maxLength: 16,
    }),
  ];
};

const countriesIn = ({ market }: Localizer) =>
  countryCodes()
    .map((code) => ({ code, name: countryName(code, market.htmlLang) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, market.htmlLang));

const lineOf = ({ t, market }: Localizer, { kind, isGiven, place, at }: Consent) => {
  const values = {
    what: t(kind === "marketing" ? "profile.marketing" : "profile.termsConsent"),
    answer: t(isGiven ? "profile.yes" : "profile.no"),
  };
  return {
    at: formatDateTime(at, market),
    text: t(place === "account" ? "profile.saidAtAccount" : "profile.saidInProfile", values),
  };
};

const passwordPartOf = ({ t }: Localizer, { profile, password }: ProfileState): PasswordPart => {
  const { challenge, errors } = password;
  return {
    title: t("profile.password"),
    lead: t("profile.passwordLead"),
    old:
      challenge === null && profile.hasPassword
        ? { label: t("profile.oldPassword"), error: errors.old ?? null }
        : null,
    code:
      challenge === null ? null : { challenge, label: t("login.code"), error: errors.code ?? null },
    fresh: {
      label: t("profile.newPassword"),
      hint: t("login.passwordHint"),
      error: errors.new ?? null,
    },
    save: t("profile.savePassword"),
    byCode: t("profile.passwordByCode"),
  };
};

const sessionsOf = ({ t, market }: Localizer, sessions: readonly VisitorSession[]) =>
  sessions.map(({ id, browser, isCurrent, begunAt }) => ({
    id,
    name: browser || t("profile.unknownBrowser"),
    begun: t("profile.begun", {
      date: formatDate(dayAt(begunAt, market)),
      time: formatTime(begunAt, market),
    }),
    isCurrent,
  }));

export const profileView = (localizer: Localizer, state: ProfileState): ProfileView => {
  const { t, market } = localizer;
  const { profile, version, typed, sessions, sections, apiBase } = state;
  const since = t("profile.since", { date: formatLongDate(dayAt(profile.since, market), market) });
  const partsIn = (place: ProfileSection["place"]) =>
    sections.filter((section) => section.place === place).map(({ id, title }) => [id, title]);
  const parts = [
    ["data", t("profile.data")],
    ...partsIn("kept"),
    ["consents", t("profile.consents")],
    ...(state.hasOwnPasswords ? [["password", t("profile.password")]] : []),
    ...partsIn("ways"),
    ["sessions", t("profile.sessions")],
    ["leaving", t("profile.exportAndDelete")],
  ];
  return {
    initials: initialsOf(profile),
    title: profile.name || t("profile.title"),
    facts: `${profile.email} · ${since}`,
    signOut: t("nav.signOut"),
    note: state.note,
    nav: {
      label: t("profile.parts"),
      links: parts.map(([id = "", label = ""]) => ({ label, href: `#${id}` })),
    },
    data: {
      title: t("profile.data"),
      lead: t("profile.dataLead"),
      version,
      fields: fieldsOf(localizer, state),
      country: {
        label: t("profile.country"),
        value: typed?.values["country"] ?? profile.homeAddress?.country ?? "",
        none: t("profile.noCountry"),
        countries: countriesIn(localizer),
        hint: market.id === "en-WE" ? t("profile.currencyHint") : null,
        error: typed?.errors["country"] ?? null,
      },
      save: t("profile.save"),
    },
    sections,
    password: state.hasOwnPasswords ? passwordPartOf(localizer, state) : null,
    consents: {
      title: t("profile.consents"),
      lead: t("profile.consentsLead"),
      marketing: {
        label: t("profile.marketing"),
        hint: t("login.marketingHint"),
        answer: t(profile.marketing ? "profile.yes" : "profile.no"),
        isGiven: profile.marketing,
      },
      change: t("profile.change"),
      history: {
        title: t("profile.history"),
        lines: profile.consents.map((consent) => lineOf(localizer, consent)),
      },
    },
    sessions: {
      title: t("profile.sessions"),
      items: sessionsOf(localizer, sessions),
      here: t("profile.here"),
      end: t("profile.signOutThere"),
      endAll: t("profile.signOutEverywhere"),
    },
    leaving: {
      title: t("profile.exportAndDelete"),
      export: {
        title: t("profile.exportTitle"),
        hint: t("profile.exportHint"),
        label: t("profile.export"),
        href: `${apiBase}/me/export`,
      },
      remove: {
        title: t("profile.deleteTitle"),
        hint: t("profile.deleteHint"),
        label: t("profile.delete"),
      },
    },
  };
};

type DeletionPlace = Readonly<{ localizer: Localizer; path: string; apiBase: string }>;

export const askDeletion = ({ localizer: { t }, path, apiBase }: DeletionPlace): DeletionView => ({
  step: "ask",
  title: t("deletion.title"),
  lists: [
    {
      title: t("deletion.goes"),
      items: [t("deletion.goesData"), t("deletion.goesKept"), t("deletion.goesSessions")],
    },
    { title: t("deletion.stays"), items: [t("deletion.staysFact")] },
  ],
  copy: {
    text: t("deletion.copy"),
    label: t("deletion.copyLink"),
    href: `${apiBase}/me/export`,
  },
  keep: { label: t("deletion.keep"), href: path },
  send: t("deletion.sendCode"),
});

export const deletionCode = (
  { localizer: { t }, path }: DeletionPlace,
  email: string,
  challenge: string,
  wrong: Readonly<{ triesLeft: number | null }> | null,
): DeletionView => {
  const [before = "", after = ""] = t("deletion.codeLead", { email: "\uFFFC" }).split("\uFFFC");
  const left = wrong?.triesLeft ?? null;
  return {
    step: "code",
    title: t("deletion.codeTitle"),
    lead: { before, strong: email, after },
    challenge,
    code: {
      label: t("login.code"),
      error: wrong && t("error.code"),
      hint: left === null ? null : t("login.triesLeft", { n: left }),
    },
    keep: { label: t("deletion.keep"), href: path },
    forever: t("deletion.forever"),
  };
};

export const deletionDone = (
  { localizer: { t, market } }: Pick<DeletionPlace, "localizer">,
  at: Date,
  trips: string,
): DeletionView => ({
  step: "done",
  title: t("deletion.doneTitle"),
  text: t("deletion.doneText", {
    date: formatLongDate(dayAt(at, market), market),
    time: formatTime(at, market),
  }),
  link: { label: t("notFound.show"), href: trips },
});

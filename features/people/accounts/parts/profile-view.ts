import type { TaxCountry } from "../contract.ts";
import type { Emphasis } from "./login-view.ts";
import type { ProfileSection } from "./profile-section.ts";

/** What is said of a tax code once its field is left. */
export type TaxCodeWords = Readonly<{
  country: TaxCountry;
  /** By the number of characters that were written, from none on. */
  lengths: readonly string[];
  form: string;
  check: string;
  right: string;
}>;

export type ProfileField = Readonly<{
  name: string;
  label: string;
  value: string;
  type: "text" | "date" | "tel";
  autoComplete: string;
  maxLength: number;
  hint: string | null;
  /** Beside the label. */
  aside: string | null;
  error: string | null;
  /** Of a tax code, by which it is judged when the field is left; null for any other field. */
  tax: TaxCodeWords | null;
}>;

export type CountryField = Readonly<{
  label: string;
  value: string;
  none: string;
  countries: readonly Readonly<{ code: string; name: string }>[];
  hint: string | null;
  error: string | null;
}>;

export type PasswordPart = Readonly<{
  title: string;
  lead: string;
  /** Null where the account has no password yet, or a code stands in its place. */
  old: Readonly<{ label: string; error: string | null }> | null;
  /** The code that was mailed in place of the old password. */
  code: Readonly<{ challenge: string; label: string; error: string | null }> | null;
  fresh: Readonly<{ label: string; hint: string; error: string | null }>;
  save: string;
  byCode: string;
}>;

export type ProfileView = Readonly<{
  initials: string;
  /** The name, or the page's title where nobody has said one. */
  title: string;
  facts: string;
  signOut: string;
  /** What was just done or refused; null for nothing. */
  note: string | null;
  nav: Readonly<{ label: string; links: readonly Readonly<{ label: string; href: string }>[] }>;
  data: Readonly<{
    title: string;
    lead: string;
    version: number;
    fields: readonly ProfileField[];
    country: CountryField;
    save: string;
  }>;
  /** Of other features, in their order. */
  sections: readonly ProfileSection[];
  /** Null where an external provider keeps the passwords. */
  password: PasswordPart | null;
  consents: Readonly<{
    title: string;
    lead: string;
    marketing: Readonly<{ label: string; hint: string; answer: string; isGiven: boolean }>;
    change: string;
    history: Readonly<{ title: string; lines: readonly Readonly<{ at: string; text: string }>[] }>;
  }>;
  sessions: Readonly<{
    title: string;
    items: readonly Readonly<{ id: string; name: string; begun: string; isCurrent: boolean }>[];
    here: string;
    end: string;
    endAll: string;
  }>;
  leaving: Readonly<{
    title: string;
    export: Readonly<{ title: string; hint: string; label: string; href: string }>;
    remove: Readonly<{ title: string; hint: string; label: string }>;
  }>;
}>;

/** What goes and what stays, then the code, then that it is done. */
export type DeletionView = Readonly<{ title: string }> &
  (
    | Readonly<{
        step: "ask";
        lists: readonly Readonly<{ title: string; items: readonly string[] }>[];
        copy: Readonly<{ text: string; label: string; href: string }> | null;
        keep: Readonly<{ label: string; href: string }>;
        send: string;
      }>
    | Readonly<{
        step: "code";
        lead: Emphasis;
        challenge: string;
        code: Readonly<{ label: string; error: string | null; hint: string | null }>;
        keep: Readonly<{ label: string; href: string }>;
        forever: string;
      }>
    | Readonly<{
        step: "done";
        text: string;
        link: Readonly<{ label: string; href: string }>;
      }>
  );

export type ProfilePageView =
  | Readonly<{ kind: "profile"; view: ProfileView; path: string }>
  | Readonly<{ kind: "deletion"; view: DeletionView; path: string }>;

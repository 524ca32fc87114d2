import type { PasskeySignInView } from "./passkeys/passkey-sign-in.tsx";

/** A sentence with one part that stands out. */
export type Emphasis = Readonly<{ before: string; strong: string; after: string }>;

/** A sentence in which two links stand; a link without an address is plain text. */
export type TermsView = readonly Readonly<{ text: string; href: string | null }>[];

/** What only the dialog says, which the script makes of the page. */
export type DialogWords = Readonly<{
  motto: string;
  keeping: string;
  offline: string;
  failed: string;
  retry: string;
  close: string;
  show: string;
  hide: string;
  /** Has `{time}`, which the script counts down. */
  resendIn: string;
  enough: string;
}>;

type Common = Readonly<{
  title: string;
  words: DialogWords;
  /** `Good to see you again`; null before it is known who it is. */
  welcome: string | null;
  terms: TermsView;
}>;

type Field = Readonly<{ label: string; value: string; error: string | null }>;

export type EmailView = Common &
  Readonly<{
    step: "email";
    lead: string;
    back: Readonly<{ label: string; href: string }> | null;
    email: Field;
    example: string;
    go: string;
    returnTo: string;
    password: Readonly<{ summary: string; label: string; go: string }>;
    passkey: PasskeySignInView;
    /** The password on a page of its own, which the dialog shows instead of the fields. */
    byPassword: Readonly<{ label: string; href: string }>;
  }>;

export type PasswordView = Common &
  Readonly<{
    step: "password";
    email: Field;
    password: Field;
    go: string;
    returnTo: string;
    /** Goes back to the code. */
    byCode: Readonly<{ label: string; href: string }>;
  }>;

export type CodeView = Common &
  Readonly<{
    step: "code";
    challenge: string;
    lead: Emphasis;
    change: Readonly<{ label: string; href: string }>;
    code: Field;
    /** How often one can try again; null before the first mistake. */
    triesLeft: string | null;
    /** That another code was sent, or where to look for it. */
    note: string;
    go: string;
    /** From when on another one can be asked for; null where that is so already. */
    resendFrom: string | null;
    /** The seconds until then. */
    resendSeconds: number;
    resend: string;
    byPassword: Readonly<{ label: string; href: string }> | null;
  }>;

export type AccountView = Common &
  Readonly<{
    step: "account";
    challenge: string;
    lead: Emphasis;
    password: Field & Readonly<{ hint: string }>;
    phone: Field & Readonly<{ hint: string; optional: string }>;
    marketing: Readonly<{
      question: string;
      hint: string;
      yes: string;
      no: string;
      chosen: "yes" | "no" | null;
    }>;
    go: string;
  }>;

/** Nothing can be tried for a while, or the code is over. */
export type StoppedView = Common &
  Readonly<{
    step: "stopped";
    texts: readonly string[];
    /** What was typed last and no longer counts; null where nothing was. */
    code: Readonly<{ label: string; value: string }> | null;
    /** Asks for another code; null where that has to wait. */
    again: Readonly<{ label: string; email: string }> | null;
    link: Readonly<{ label: string; href: string }>;
  }>;

export type LoginView = EmailView | PasswordView | CodeView | AccountView | StoppedView;

import type { StatusView } from "#features/catalogue/tours/parts/departure-view.ts";

type Link = Readonly<{ label: string; path: string }>;

/** What the alert is about. */
export type AlertThing = Readonly<{
  name: string;
  /** `Fri, Mar 12 · ages 25-35 · €2,419 per person`, or of a travel its length. */
  facts: string;
  status: Pick<StatusView, "status" | "label"> | null;
}>;

type Common = Readonly<{
  /** What it is about, as forms send it. */
  about: string;
  path: string;
  title: string;
  thing: AlertThing;
}>;

type Choice = Readonly<{ value: string; label: string; isChosen: boolean }>;

export type AlertFormView = Common &
  Readonly<{
    kind: "form";
    reasons: Readonly<{
      label: string;
      error: string | null;
      choices: readonly (Choice & Readonly<{ text: string }>)[];
    }> | null;
    months: Readonly<{ label: string; hint: string; choices: readonly Choice[] }> | null;
    ages: Readonly<{ label: string; choices: readonly Choice[] }> | null;
    /** Asked of a stranger; null for who is signed in. */
    email: Readonly<{
      label: string;
      example: string;
      hint: string;
      value: string;
      error: string | null;
    }> | null;
    /** To which address the mails go; null for a stranger. */
    to: string | null;
    problem: string | null;
    go: string;
    fine: string;
    /** Turns off an alert that there is. */
    off: Link | null;
    back: Link;
  }>;

export type AlertOffView = Common &
  Readonly<{ kind: "off"; texts: readonly string[]; keep: Link; go: string }>;

export type AlertDoneView = Common &
  Readonly<{
    kind: "done";
    isOn: boolean;
    text: string | null;
    /** Changes an alert that is on; null once it is off. */
    change: Link | null;
    off: Link | null;
    back: Link;
  }>;

export type AlertPageView = AlertFormView | AlertOffView | AlertDoneView;

/** The page to which the links in mails lead. */
export type UnsubscribeView = Readonly<{
  title: string;
  text: string;
  things: readonly string[];
  /** Null where there is nothing to end any more. */
  go: string | null;
  back: Link | null;
}>;

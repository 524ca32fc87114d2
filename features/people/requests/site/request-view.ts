import type { ContactView } from "#features/assets/layout/parts/contacts.tsx";
import type { Picture } from "#features/assets/media/contract.ts";
import type { RequestState } from "../contract.ts";
import type { BillView } from "../parts/bill-view.ts";
import type { NoteView, RequestFormView } from "../parts/form-view.ts";

type Button = Readonly<{ label: string; path: string }>;

/** What of a request its page shows below its title. */
export type RequestDetails = Readonly<{
  trip: Readonly<{ name: string; dates: string; link: Button | null; poster: Picture | null }>;
  bill: BillView;
  person: readonly (readonly [label: string, value: string])[];
  question: Readonly<{ label: string; text: string }> | null;
  /** What was said since, the oldest first. */
  words: readonly Readonly<{
    by: string;
    at: string;
    text: string;
    /** In place of the address of a form. */
    asking: string;
  }>[];
  /** Null unless care has asked something. */
  answer: Readonly<{ label: string; send: string }> | null;
  /** Whether flights can be bought, where the seats are given; else null. */
  flights: NoteView | null;
  change: Button | null;
  withdraw: Button | null;
  /** Of a request that was withdrawn: the form for the same departure; null where there is none. */
  again: Button | null;
  /** Why nothing can be changed; null while it can. */
  over: string | null;
  note: NoteView | null;
}>;

/** The page behind the link of a request, in the visitor's language. */
export type RequestPageView = Readonly<{
  /** Null for a link that leads to no request. */
  state: Readonly<{ state: RequestState; label: string }> | null;
  title: string;
  lines: readonly string[];
  details: RequestDetails | null;
  /** The form that changes it, in place of the details. */
  form: RequestFormView | null;
  /** The question before it is withdrawn, in place of the details. */
  withdrawing: Readonly<{
    title: string;
    text: string;
    keep: Button;
    withdraw: string;
  }> | null;
  contacts: readonly ContactView[];
}>;

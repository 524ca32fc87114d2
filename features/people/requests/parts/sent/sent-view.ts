type Step = Readonly<{ title: string; text: string }>;

/** What the panel says once a request is sent. */
export type SentWords = Readonly<{
  tag: string;
  title: string;
  number: string;
  copy: string;
  copied: string;
  steps: Readonly<{
    /** With `{email}` for the address to which the mail goes. */
    mail: Step;
    care: Step;
    /** Said besides where something was asked. */
    question: string;
    /** Where the whole total is due on booking. */
    decide: Step;
    /** In its place where there is one, with `{deposit}`. */
    deposit: string;
  }>;
  see: string;
  later: string;
  wrong: string;
  correct: string;
  wouldPay: string;
}>;

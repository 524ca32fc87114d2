import type { ChatAnswer } from "../contract.ts";

/** Texts are in the visitor's language. */
export type ChatView = Readonly<{
  title: string;
  lead: string;
  /** Where its forms are sent to: the page's own path. */
  action: string;
  /** What a chat begins with; null once something was asked. */
  hello: Readonly<{ title: string; text: string; examples: readonly string[] }> | null;
  turns: readonly Readonly<{ question: string; answer: ChatAnswer }>[];
  /** What is said in the place of an answer, such as that it was too much; null for nothing. */
  note: Readonly<{ kind: "often" | "wrong"; text: string }> | null;
  /** The form for a person, where it is open. */
  person: PersonFormView | null;
  /** The form for a question. */
  ask: Readonly<{ typed: string; error: string | null }>;
  /** Asked of the newest answer; null where there is none, or nothing to say of it. */
  helped: Readonly<{ question: string; yes: string; no: string; thanks: string | null }> | null;
  words: Readonly<{
    conversation: string;
    you: string;
    program: string;
    unknown: string;
    unknownText: string;
    sources: string;
    now: string;
    field: string;
    send: string;
    mistakes: string;
    person: string;
    back: string;
    close: string;
    /** Said where there is no connection. */
    offline: string;
    /** Said where something went wrong. */
    failed: string;
  }>;
}>;

export type PersonFormView = Readonly<{
  title: string;
  /** Said once it was sent; null before. */
  sent: Readonly<{ title: string; text: string }> | null;
  email: Readonly<{ label: string; typed: string; error: string | null }>;
  question: Readonly<{ label: string; typed: string; error: string | null }>;
  /** Null where nothing was said that could go along. */
  along: Readonly<{ label: string; text: string; isTicked: boolean }> | null;
  submit: string;
  reply: string;
}>;

/** The names of what the forms send. */
export const chatFields = {
  /** A question that was asked before, one field each. */
  asked: "asked",
  question: "question",
  step: "step",
  email: "email",
  along: "along",
  /** Whether the newest answer has helped. */
  helped: "helped",
  /** What only a program fills in. */
  trap: "company",
} as const;

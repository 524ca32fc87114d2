import { z } from "zod";
import type { Market } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Mail, Mailer } from "#platform/server/mail/mail.ts";
import { type FormAttempt, formIdName, trapName, type TypedAnswers } from "../parts/attempt.ts";
import { formById, type StoredForm } from "../store.ts";
import type { Answer } from "../submission-contract.ts";
import { insertSubmission } from "../submissions/store.ts";
import { type AttemptLimits, limitAddress, limitForm, mayWriteTo } from "./attempts.ts";
import { checkAnswers, senderOf } from "./check-answers.ts";

export type ReceiverOptions = AttemptLimits &
  Readonly<{
    mailer: Mailer;
    product: string;
    /** Origin of the back-office as browsers see it. */
    office: string;
  }>;

/** What a form holds, as a browser sends it. */
export type FormBody = Readonly<{
  fields: URLSearchParams;
  /** More came than a form can hold, and `fields` are only the beginning. */
  isCut: boolean;
}>;

/** A form that a visitor sends. */
export type SentForm = FormBody &
  Readonly<{
    market: Market;
    /** Of the page on which the form stands. */
    path: string;
    /** The visitor's IP address. */
    address: string;
  }>;

export type FormResult =
  /** There is no such form, or it is closed. */
  | Readonly<{ kind: "absent" }>
  | Readonly<{ kind: "sent"; formId: string }>
  | Readonly<{
      kind: "refused";
      status: 413 | 422 | 429;
      retryAfter: number;
      attempt: FormAttempt;
    }>;

export type ReceiveForm = (sent: SentForm) => Promise<FormResult>;

/** Only the form's own fields are looked for: a body can hold tens of thousands of others. */
const typedIn = (form: StoredForm, sent: URLSearchParams): TypedAnswers =>
  Object.fromEntries(form.fields.map(({ id }) => [id, sent.getAll(id)]));

/** Rendered before the transaction: on PGlite a transaction blocks everybody else meanwhile. */
const mailsOf = async (
  options: ReceiverOptions,
  { market }: SentForm,
  form: StoredForm,
  answers: readonly Answer[],
): Promise<readonly Mail[]> => {
  const { product, office } = options;
  const email = answers.find(({ kind, text }) => kind === "email" && text !== "")?.text;
  if (form.mailTo.length === 0 && !form.sendsReply) return [];
  // Loaded on demand: the mail library is large, and most forms send no mail.
  const { noticeMails, replyMail } = await import("./form-mails.tsx");
  return [
    ...(await noticeMails(form, { product, office, market })),
    ...(form.sendsReply && email !== undefined && (await mayWriteTo(options, email))
      ? [await replyMail(form, email, { product, market })]
      : []),
  ];
};

type Accepted = Readonly<{
  form: StoredForm;
  answers: readonly Answer[];
  isSpam: boolean;
  mails: readonly Mail[];
}>;

const store = (
  { db, mailer, now }: Readonly<{ db: Database; mailer: Mailer; now: () => Date }>,
  { market, path }: SentForm,
  { form, answers, isSpam, mails }: Accepted,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await insertSubmission(trx, {
      market: market.id,
      formId: form.id,
      state: isSpam ? "spam" : "new",
      name: senderOf(form.fields, answers),
      sentAt: now(),
      keepDays: form.keepDays,
      path: path.slice(0, 300),
      answers,
    });
    for (const mail of mails) await mailer.queue(trx, mail);
  });

/** Takes what visitors send with the forms of all markets. */
export const createFormReceiver =
  (options: ReceiverOptions): ReceiveForm =>
  async (sent) => {
    const { db } = options;
    const formId = z.guid().safeParse(sent.fields.get(formIdName)).data;
    const form = formId === undefined ? null : await formById(db, sent.market.id, formId);
    if (!form?.isOpen) return { kind: "absent" };
    const typed = typedIn(form, sent.fields);
    const refusal = { formId: form.id, typed, errors: {}, refusal: null };
    const wait = (await limitAddress(options, sent.address)) ?? (await limitForm(options, form.id));
    if (wait !== null) {
      const attempt = { ...refusal, refusal: "tooOften" } as const;
      return { kind: "refused", status: 429, retryAfter: wait, attempt };
    }
    if (sent.isCut) {
      const attempt = { ...refusal, refusal: "tooLarge" } as const;
      return { kind: "refused", status: 413, retryAfter: 0, attempt };
    }
    const { answers, errors } = checkAnswers(form.fields, typed);
    if (Object.keys(errors).length > 0)
      return { kind: "refused", status: 422, retryAfter: 0, attempt: { ...refusal, errors } };
    // A program is told nothing; what looks like one can still be found among the spam.
    const isSpam = (sent.fields.get(trapName) ?? "") !== "";
    const mails = isSpam ? [] : await mailsOf(options, sent, form, answers);
    await store(options, sent, { form, answers, isSpam, mails });
    return { kind: "sent", formId: form.id };
  };

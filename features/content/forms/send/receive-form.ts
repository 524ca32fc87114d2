import { z } from "zod";
import { dayAt } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Mail, Mailer } from "#platform/server/mail/mail.ts";
import { type FormAttempt, formIdName, trapName, type TypedAnswers } from "../parts/attempt.ts";
import { formById, type StoredForm } from "../store.ts";
import type { Answer } from "../submission-contract.ts";
import { filesOfForm, insertFiles } from "../submissions/files-store.ts";
import { insertSubmission } from "../submissions/store.ts";
import { readOffers } from "../offers.ts";
import { type AttemptLimits, limitAddress, limitForm, mayWriteTo } from "./attempts.ts";
import { checkAnswers, senderOf } from "./check-answers.ts";
import type { SentFile, TakenFile } from "./check-files.ts";
import { noticeMails, replyMail } from "./form-mails.ts";

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
  files: readonly SentFile[];
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
  return [
    ...noticeMails(form, { product, office, market }),
    ...(form.sendsReply && email !== undefined && (await mayWriteTo(options, email))
      ? [replyMail(form, email, { product, market })]
      : []),
  ];
};

type Accepted = Readonly<{
  form: StoredForm;
  answers: readonly Answer[];
  files: readonly TakenFile[];
  isSpam: boolean;
  mails: readonly Mail[];
}>;

const store = (
  { db, mailer, now }: Readonly<{ db: Database; mailer: Mailer; now: () => Date }>,
  { market, path }: SentForm,
  { form, answers, files, isSpam, mails }: Accepted,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const submissionId = await insertSubmission(trx, {
      market: market.id,
      formId: form.id,
      state: isSpam ? "spam" : "new",
      name: senderOf(form.fields, answers),
      sentAt: now(),
      keepDays: form.keepDays,
      path: path.slice(0, 300),
      answers,
    });
    await insertFiles(trx, { market: market.id, formId: form.id, submissionId }, files);
    for (const mail of mails) await mailer.queue(trx, mail);
  });

/** Bytes that the files of one form may have, so that strangers do not fill the database. */
const maxStored = 500 * 1024 * 1024;

/** The fields whose files cannot be taken, since the form holds too much already. */
const fullErrors = async (
  db: Database,
  market: string,
  { id, fields }: StoredForm,
  files: readonly TakenFile[],
): Promise<FormAttempt["errors"]> => {
  if (files.length === 0) return {};
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  if ((await filesOfForm(db, market, id)) + bytes <= maxStored) return {};
  return Object.fromEntries(
    fields.filter(({ kind }) => kind === "file").map((field) => [field.id, { kind: "fileFull" }]),
  );
};

/** Of what a program has sent, the names of files are kept and the files are not. */
const withoutFiles = (answers: readonly Answer[]): readonly Answer[] =>
  answers.map(({ files: _files, ...answer }) => answer);

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
    const at = { market: sent.market, today: dayAt(options.now(), sent.market) };
    const offers = await readOffers(db, at, form.fields);
    const {
      answers,
      files,
      errors: wrong,
      isEmpty,
    } = checkAnswers(form.fields, typed, { files: sent.files, offers });
    const errors = { ...wrong, ...(await fullErrors(db, sent.market.id, form, files)) };
    if (Object.keys(errors).length > 0)
      return { kind: "refused", status: 422, retryAfter: 0, attempt: { ...refusal, errors } };
    if (isEmpty) {
      const attempt = { ...refusal, refusal: "empty" } as const;
      return { kind: "refused", status: 422, retryAfter: 0, attempt };
    }
    // A program is told nothing; what looks like one can still be found among the spam.
    const isSpam = (sent.fields.get(trapName) ?? "") !== "";
    const mails = isSpam ? [] : await mailsOf(options, sent, form, answers);
    const taken = isSpam ? { answers: withoutFiles(answers), files: [] } : { answers, files };
    await store(options, sent, { form, ...taken, isSpam, mails });
    return { kind: "sent", formId: form.id };
  };

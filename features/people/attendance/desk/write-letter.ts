import type { StoredEvent } from "#features/catalogue/events/store.ts";
import { recordAudits } from "#features/records/audit/store.ts";
import { type Language, languages } from "#markets/market-type.ts";
import { marketById, markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import { aboutEvent } from "../mails/letters.ts";
import { insertEventMails } from "../mails/mail-store.ts";
import { deletedAt } from "../rules.ts";
import type { AttendanceScene } from "../scene.ts";
import type { EventKey } from "../store.ts";
import type { AudienceCounts, Letter, LetterText, ListedSignUp } from "./desk-contract.ts";
import { signUpsOf } from "./sign-ups.ts";

const isAsked = ({ state }: ListedSignUp, to: Letter["to"]): boolean =>
  state !== "left" && (to === "all" || state === to);

/** How many read which language; the market's own stands first, also where nobody reads it. */
export const countLanguages = (
  people: readonly ListedSignUp[],
  own: Language,
): AudienceCounts["languages"] => {
  const languages = new Set<Language>([own, ...people.map(({ language }) => language)]);
  return [...languages]
    .map((language) => {
      const readers = people.filter((person) => person.language === language);
      const count = (state: string) => readers.filter((person) => person.state === state).length;
      return { language, going: count("going"), waiting: count("waiting") };
    })
    .filter(({ language, going, waiting }) => language === own || going + waiting > 0);
};

type Written = Readonly<{
  key: EventKey;
  event: StoredEvent;
  letter: Letter;
  sender: Readonly<{ email: string }>;
}>;

/** The text of somebody's language, or else the market's own; below it what event it is about. */
const mailFor = (
  scene: AttendanceScene,
  { key, event, letter: { texts } }: Written,
  own: LetterText,
  language: Language,
): Omit<Mail, "to"> => {
  const { product } = scene;
  const market = marketById(key.market);
  const words = texts[language];
  const reader = (words && markets.find((each) => each.language === language)) ?? market;
  const { subject, text } = words ?? own;
  const rendered = renderLetter({
    language: words && reader !== market ? language : market.htmlLang,
    product,
    preview: event.title,
    title: subject,
    parts: [
      ...text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
      ...aboutEvent(scene, { event, market: key.market }, reader),
    ],
    reason: translatorFor(reader)("attendance.mailWhy", { product }),
  });
  return { subject, ...rendered };
};

/** Goes to oneself alone, in each language that is written. */
const writeTest = async (
  trx: Database,
  { mailer }: AttendanceScene,
  { letter, sender }: Written,
  mailIn: (language: Language) => Omit<Mail, "to">,
): Promise<number> => {
  const written = languages.filter((language) => letter.texts[language]);
  for (const language of written)
    await mailer?.queue(trx, { to: sender.email, ...mailIn(language) });
  return written.length;
};

const writeToAll = async (
  trx: Database,
  { mailer, now }: AttendanceScene,
  { key, event, letter, sender }: Written,
  mailIn: (language: Language) => Omit<Mail, "to">,
): Promise<number> => {
  const people = (await signUpsOf(trx, key)).filter((person) => isAsked(person, letter.to));
  const mails = [];
  for (const { id, email, language } of people) {
    const mail = mailIn(language);
    const outboxId = await mailer?.queue(trx, { to: email, ...mail });
    if (outboxId !== undefined)
      mails.push({ accountId: id, outboxId, language, subject: mail.subject });
  }
  const deleteAt = deletedAt(event);
  await insertEventMails(
    trx,
    key,
    { kind: "letter", sender: sender.email, writtenAt: now(), deleteAt },
    mails,
  );
  return people.length;
};

/** Mails each alone, so that nobody sees another's address. @returns how many mails were written */
export const writeLetter = async (
  trx: Database,
  scene: AttendanceScene,
  written: Written,
): Promise<number> => {
  const { key, event, letter, sender } = written;
  const market = marketById(key.market);
  const { texts, to, isTest } = letter;
  const own = texts[market.language];
  if (!own) {
    const message = "Write it in the language of the market at least.";
    throw new Problem(422, message, { errors: [{ path: `texts.${market.language}`, message }] });
  }
  const mailIn = (language: Language) => mailFor(scene, written, own, language);
  if (isTest) return writeTest(trx, scene, written, mailIn);
  const people = await writeToAll(trx, scene, written, mailIn);
  await recordAudits(trx, [
    {
      actor: sender.email,
      market: key.market,
      action: "create",
      subject: "event-letter",
      subjectId: key.id,
      name: `${event.title}: ${own.subject}`,
      before: null,
      after: { to, people, texts },
    },
  ]);
  return people;
};

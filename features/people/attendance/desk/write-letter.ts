import type { StoredEvent } from "#features/catalogue/events/store.ts";
import { recordAudits } from "#features/records/audit/store.ts";
import type { Language } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { renderLetter } from "#platform/server/mail/letter.tsx";
import type { AttendanceScene } from "../scene.ts";
import type { EventKey } from "../store.ts";
import type { AudienceCounts, Letter, ListedSignUp } from "./desk-contract.ts";
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

type Sender = Readonly<{ email: string }>;

/** Mails each alone, so that nobody sees another's address. @returns how many mails were written */
export const writeLetter = async (
  trx: Database,
  scene: AttendanceScene,
  {
    key,
    event,
    letter,
    sender,
  }: Readonly<{
    key: EventKey;
    event: StoredEvent;
    letter: Letter;
    sender: Sender;
  }>,
): Promise<number> => {
  const market = marketById(key.market);
  const { texts, to, isTest } = letter;
  const own = texts[market.language];
  if (!own) {
    const message = "Write it in the language of the market at least.";
    throw new Problem(422, message, { errors: [{ path: `texts.${market.language}`, message }] });
  }
  const people = (await signUpsOf(trx, key)).filter((person) => isAsked(person, to));
  const receivers = isTest
    ? Object.keys(texts).map((language) => ({ email: sender.email, language }))
    : people;
  for (const { email, language } of receivers) {
    const words = Object.entries(texts).find(([each]) => each === language);
    const { subject, text } = words?.[1] ?? own;
    const rendered = renderLetter({
      language: words ? language : market.htmlLang,
      product: scene.product,
      preview: event.title,
      title: subject,
      parts: text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
      reason: translatorFor(market)("attendance.mailWhy", { product: scene.product }),
    });
    await scene.mailer?.queue(trx, { to: email, subject, ...rendered });
  }
  if (!isTest)
    await recordAudits(trx, [
      {
        actor: sender.email,
        market: key.market,
        action: "create",
        subject: "event-letter",
        subjectId: key.id,
        name: `${event.title}: ${own.subject}`,
        before: null,
        after: { to, people: receivers.length, texts },
      },
    ]);
  return receivers.length;
};

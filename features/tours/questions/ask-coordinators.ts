import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import type { Tour } from "../contract.ts";
import { isPast } from "../rules.ts";
import { answerLink } from "./answer-link.ts";
import { linkDays } from "#features/tours/parts/answers/question-contract.ts";
import { questionMail } from "./question-mail.ts";
import { endQuestion, insertQuestion, type QuestionRow, reopenQuestion } from "./store.ts";

/** What coordinators are asked with. */
export type Asking = Readonly<{
  /** Null where no mails are written: staff ask by themselves. */
  mailer: Mailer | null;
  product: string;
  /** Signs the links. */
  secret: string;
  /** Origin of a market's public site; null where no host serves it. */
  siteOf: (market: string) => string | null;
  now: () => Date;
}>;

/** A departure as it was, null for a new one, and as it is. */
export type LedChange = Readonly<{
  before: Tour | null;
  after: Tour;
  travel: Readonly<{ name: string }>;
}>;

type AskContext = Readonly<{ market: string; today: string; actor: string; asking: Asking }>;

const dayMs = 86_400_000;

/** Whether somebody else leads a departure, or the same person on other days. */
const isLedOtherwise = ({ before, after }: LedChange): boolean =>
  before?.coordinatorId !== after.coordinatorId ||
  (after.coordinatorId !== null &&
    (before.departureDate !== after.departureDate || before.endDate !== after.endDate));

const readCoordinator = (trx: Database, market: string, id: string) =>
  trx
    .selectFrom("coordinator")
    .select(["name", "email"])
    .where("market", "=", market)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** Asks the coordinator of a departure, by mail where their address is known. */
export const askCoordinator = async (
  trx: Database,
  tour: Tour & Readonly<{ coordinatorId: string }>,
  travelName: string,
  { market, actor, asking }: AskContext,
): Promise<QuestionRow> => {
  const { mailer, product, secret, siteOf, now } = asking;
  const askedAt = now();
  const { name, email } = await readCoordinator(trx, market, tour.coordinatorId);
  const site = siteOf(market);
  const until = new Date(askedAt.getTime() + linkDays * dayMs);
  const isMailed = mailer !== null && email !== null && site !== null;
  const question = await insertQuestion(trx, market, tour, {
    askedAt,
    askedBy: actor,
    mailedUntil: isMailed ? until : null,
  });
  if (!isMailed) return question;
  const { departureDate, endDate } = tour;
  const link = site + answerLink(question.id, until, { market, secret });
  await mailer.queue(
    trx,
    questionMail(
      { name, email, travelName, departureDate, endDate, link },
      { market: marketById(market), product },
    ),
  );
  return question;
};

const isLed = (tour: Tour): tour is Tour & { coordinatorId: string } => tour.coordinatorId !== null;

/**
 * Ends what was asked about departures that somebody else leads now, or that leave on other days,
 * and asks whoever leads them, in the transaction of their save. Groups that have left are nobody's
 * question.
 */
export const askCoordinators = async (
  trx: Database,
  context: AskContext,
  changes: readonly LedChange[],
): Promise<void> => {
  const { market, today, asking } = context;
  for (const change of changes.filter(isLedOtherwise)) {
    const { after, travel } = change;
    const now = asking.now();
    await endQuestion(trx, market, after.id, now);
    if (!isLed(after) || isPast(after, today)) continue;
    const since = new Date(now.getTime() - linkDays * dayMs);
    if (await reopenQuestion(trx, market, after, since)) continue;
    await askCoordinator(trx, after, travel.name, context);
  }
};

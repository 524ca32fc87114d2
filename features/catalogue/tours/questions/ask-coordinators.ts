import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import type { Tour } from "../contract.ts";
import { isPast } from "../rules.ts";
import { answerLink } from "./answer-link.ts";
import { linkDays } from "#features/catalogue/tours/parts/answers/question-contract.ts";
import { type AskedFacts, questionMail } from "./question-mail.ts";
import { endQuestion, insertQuestion, type QuestionRow, reopenQuestion } from "./store.ts";
import { findTakenBack, type TakesBack } from "./taken-back.ts";

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

type AskContext = Readonly<{
  market: string;
  today: string;
  actor: string;
  asking: Asking;
  /** Nobody is asked about departures that are put back as they were. */
  takesBack?: TakesBack;
}>;

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

type LedTour = Tour & Readonly<{ coordinatorId: string }>;

/** A departure that somebody leads, with the name of its travel. */
export type LedDeparture = Readonly<{ tour: LedTour; travelName: string }>;

/** One person is asked about all their departures by one mail, which has a link for each. */
const askPerson = async (
  trx: Database,
  coordinatorId: string,
  departures: readonly LedDeparture[],
  { market, actor, asking }: AskContext,
): Promise<readonly QuestionRow[]> => {
  const { mailer, product, secret, siteOf, now } = asking;
  const askedAt = now();
  const { name, email } = await readCoordinator(trx, market, coordinatorId);
  const site = siteOf(market);
  const until = new Date(askedAt.getTime() + linkDays * dayMs);
  const isMailed = mailer !== null && email !== null && site !== null;
  const asked = { askedAt, askedBy: actor, mailedUntil: isMailed ? until : null };
  const questions: QuestionRow[] = [];
  const facts: AskedFacts[] = [];
  for (const { tour, travelName } of departures) {
    const question = await insertQuestion(trx, market, tour, asked);
    const { departureDate, endDate } = tour;
    const link = (site ?? "") + answerLink(question.id, until, { market, secret });
    questions.push(question);
    facts.push({ travelName, departureDate, endDate, link });
  }
  if (isMailed)
    await mailer.queue(
      trx,
      questionMail({ name, email }, facts, { market: marketById(market), product }),
    );
  return questions;
};

const byDay = (a: LedDeparture, b: LedDeparture): number =>
  a.tour.departureDate < b.tour.departureDate ? -1 : 1;

/**
 * Asks whoever leads the departures, by mail where their address is known: one mail a person.
 * @returns the questions, one for each departure
 */
export const askAbout = async (
  trx: Database,
  departures: readonly LedDeparture[],
  context: AskContext,
): Promise<readonly QuestionRow[]> => {
  const byPerson = Map.groupBy(departures.toSorted(byDay), ({ tour }) => tour.coordinatorId);
  const questions: QuestionRow[] = [];
  for (const [id, led] of byPerson) questions.push(...(await askPerson(trx, id, led, context)));
  return questions;
};

const isLed = (tour: Tour): tour is LedTour => tour.coordinatorId !== null;

/**
 * Ends what was asked about departures that somebody else leads now, or that leave on other days,
 * and asks whoever leads them, in the transaction of their save. Groups that have left are nobody's
 * question. About those that are taken back nobody is asked: of whoever leads them again, the question
 * that has counted counts again with its answer, and who led without one leads without one.
 */
export const askCoordinators = async (
  trx: Database,
  context: AskContext,
  changes: readonly LedChange[],
): Promise<void> => {
  const { market, today, actor, asking, takesBack = null } = context;
  const ledOtherwise = changes.filter(isLedOtherwise);
  const takenBack = await findTakenBack(
    trx,
    { market, actor, takesBack },
    ledOtherwise.map(({ after }) => after),
  );
  const unasked: LedDeparture[] = [];
  for (const { after, travel } of ledOtherwise) {
    const isTakenBack = takenBack.has(after.id);
    const now = asking.now();
    await endQuestion(trx, market, after.id, now);
    if (!isLed(after) || isPast(after, today)) continue;
    const since = new Date(now.getTime() - linkDays * dayMs);
    const isReopened = await reopenQuestion(trx, market, after, isTakenBack ? null : since);
    if (isReopened || isTakenBack) continue;
    unasked.push({ tour: after, travelName: travel.name });
  }
  await askAbout(trx, unasked, context);
};

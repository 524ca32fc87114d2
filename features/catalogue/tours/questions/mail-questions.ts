import { linkDays } from "../question-contract.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { coordinatorLinks } from "./answer-link.ts";
import type { Asking } from "../handed-in/asking.ts";
import { questionMail } from "./question-mail.ts";
import { markMailed, questionsToMail, takeQuestionsOfRun } from "./store.ts";

const dayMs = 86_400_000;

type MailContext = Readonly<{ market: string; asking: Asking }>;

/**
 * Sends each coordinator whose address is known one mail about all their questions, which has a link
 * for each departure.
 */
export const mailQuestions = async (
  trx: Database,
  { market, asking }: MailContext,
  ids: readonly string[],
): Promise<void> => {
  const { mailer, product, secret, siteOf, now } = asking;
  const site = siteOf(market);
  if (mailer === null || site === null || ids.length === 0) return;
  const until = new Date(now().getTime() + linkDays * dayMs);
  const found = await questionsToMail(trx, market, ids);
  for (const asked of Map.groupBy(found, ({ coordinatorId }) => coordinatorId).values()) {
    const [person] = asked;
    if (!person) continue;
    const departures = asked.map(({ id, travelName, departureDate, endDate }) => ({
      travelName,
      departureDate,
      endDate,
      link: site + coordinatorLinks.link(id, until, { market, secret }),
    }));
    await markMailed(
      trx,
      market,
      asked.map(({ id }) => id),
      until,
    );
    const scene = { market: marketById(market), product };
    await mailer.queue(trx, questionMail(person, departures, scene));
  }
};

/** Mails what a bulk action has asked and what counts still, at the end of the action. */
export const mailQuestionsOfRun = async (
  trx: Database,
  context: MailContext,
  runId: string,
): Promise<void> => {
  await mailQuestions(trx, context, await takeQuestionsOfRun(trx, context.market, runId));
};

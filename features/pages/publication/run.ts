import { changeRecord } from "#features/records/store.ts";
import type { Page } from "../contract.ts";
import { savePage } from "../save/save-page.ts";
import { redirectFrom } from "#features/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { PublicationAction } from "../publication-contract.ts";
import { asPublished, planKind, type PublishRules } from "./plan.ts";
import { type DuePage, publicationOf, recordRun, takeDue } from "./store.ts";

/** Who the audit and the page's versions say it was. */
export const scheduleActor = "schedule";

type Outcome = Readonly<{ action: PublicationAction; isDone: boolean; reason: string | null }>;

const done = (action: PublicationAction, reason: string | null = null): Outcome => ({
  action,
  isDone: true,
  reason,
});
const forced = (forceSave: boolean) => ({
  forceSave,
  forceSaveDeleting: false,
  forceCreateMissing: false,
});

const publish = async (
  trx: Database,
  { market, plan }: DuePage,
  page: Page,
  rules: PublishRules,
): Promise<Outcome> => {
  if (page.isPublished) return done("publish", "The page was published already.");
  const flags = forced(plan.confirmed.includes("ENABLED_REDIRECT_EXISTS"));
  try {
    const shown = await asPublished(market, page, rules);
    await savePage({ db: trx, market, actor: scheduleActor, flags }, page.id, shown, null);
    return done("publish");
  } catch (error) {
    // A save refuses before it writes, so that the transaction is still whole.
    if (!(error instanceof Problem)) throw error;
    return { action: "publish", isDone: false, reason: error.message };
  }
};

/** Goes on whatever the page or its redirects are like: what has ended must not stay in sight. */
const unpublish = async (trx: Database, { market }: DuePage, page: Page): Promise<Outcome> => {
  if (!page.isPublished) return done("unpublish", "The page was not published any more.");
  const redirect = await redirectFrom(trx, market, `/${page.slug}`);
  const hidden = { ...page, isPublished: false };
  const context = { db: trx, market, actor: scheduleActor, flags: forced(true) };
  await savePage(context, page.id, hidden, null);
  return done(
    "unpublish",
    redirect?.enabled ? null : "No redirect leaves from this slug, so visitors meet a 404.",
  );
};

const missed: Outcome = {
  action: "publish",
  isDone: false,
  reason: "No server was running from its beginning to its end, so the page was never published.",
};

/** Runs what is due of one plan. With beginning and end both past, only the end counts. */
const runPlan = (
  trx: Database,
  due: DuePage,
  page: Page,
  at: Date,
  rules: PublishRules,
): Promise<Outcome> => {
  const { publishAt, unpublishAt } = due.plan;
  const isPast = (moment: string | null) => moment !== null && Date.parse(moment) <= at.getTime();
  if (!isPast(unpublishAt)) return publish(trx, due, page, rules);
  if (isPast(publishAt) && !page.isPublished) return Promise.resolve(missed);
  return unpublish(trx, due, page);
};

/** No process waits for what a run takes out of a plan. */
const runKind = { ...planKind, tagsOf: () => [] };

/**
 * Runs what is due of a page's plan: page, outcome and audit are the caller's transaction, during
 * which nobody else can take it. Does nothing when the plan has been changed since.
 */
export const runDuePlan = async (
  trx: Database,
  whose: Pick<DuePage, "market" | "pageId">,
  at: Date,
  rules: PublishRules,
): Promise<void> => {
  const due = await takeDue(trx, whose, at);
  if (!due) return;
  const { market, pageId, plan } = due;
  const context = { db: trx, market, actor: scheduleActor };
  await changeRecord(runKind, context, {
    id: pageId,
    ifVersion: null,
    async write(_trx, { page }) {
      const outcome = await runPlan(trx, due, page, at, rules);
      const isEnd = plan.unpublishAt !== null && Date.parse(plan.unpublishAt) <= at.getTime();
      const dueAt = (outcome.action === "publish" ? plan.publishAt : plan.unpublishAt) ?? "";
      const left = { publishAt: null, unpublishAt: isEnd ? null : plan.unpublishAt };
      await recordRun(trx, due, left, { ...outcome, dueAt, at: at.toISOString() });
      return { page, plan: await publicationOf(trx, market, pageId) };
    },
  });
};

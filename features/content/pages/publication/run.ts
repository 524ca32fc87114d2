import { changeRecord } from "#features/records/records/store.ts";
import type { Page } from "../contract.ts";
import { savePage } from "../save/save-page.ts";
import { redirectFrom } from "#features/assets/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { PublicationAction } from "#features/catalogue/publication/contract.ts";
import type { PageRules } from "../save/problems.ts";
import { planKind } from "./plan.ts";
import { type DuePage, readPublication, recordRun, lockDuePlan } from "./store.ts";

/** The actor of scheduled runs in the audit and in page versions. */
export const scheduleActor = "schedule";

type Outcome = Readonly<{ action: PublicationAction; isDone: boolean; reason: string | null }>;

const succeeded = (action: PublicationAction, reason: string | null = null): Outcome => ({
  action,
  isDone: true,
  reason,
});
const forceFlags = (forceSave: boolean) => ({
  forceSave,
  forceSaveDeleting: false,
  forceCreateMissing: false,
});

const publish = async (
  trx: Database,
  { market, plan }: DuePage,
  page: Page,
  rules: PageRules,
): Promise<Outcome> => {
  if (page.isPublished) return succeeded("publish", "The page was published already.");
  const flags = forceFlags(plan.confirmed.includes("ENABLED_REDIRECT_EXISTS"));
  try {
    const context = { db: trx, market, actor: scheduleActor, role: null, rules, flags };
    const sent = { page: { ...page, isPublished: true }, unread: [] };
    await savePage(context, page.id, sent, null);
    return succeeded("publish");
  } catch (error) {
    // A save validates before it writes, so after a refused save the transaction can go on.
    if (!(error instanceof Problem)) throw error;
    return { action: "publish", isDone: false, reason: error.message };
  }
};

/** Confirms all redirect conflicts: an expired page must not stay public. */
const unpublish = async (
  trx: Database,
  { market }: DuePage,
  page: Page,
  rules: PageRules,
): Promise<Outcome> => {
  if (!page.isPublished) return succeeded("unpublish", "The page was not published any more.");
  const redirect = await redirectFrom(trx, market, `/${page.slug}`);
  const flags = forceFlags(true);
  const context = { db: trx, market, actor: scheduleActor, role: null, rules, flags };
  await savePage(context, page.id, { page: { ...page, isPublished: false }, unread: [] }, null);
  return succeeded(
    "unpublish",
    redirect?.enabled ? null : "No redirect leaves from this slug, so visitors meet a 404.",
  );
};

const missedWindow: Outcome = {
  action: "publish",
  isDone: false,
  reason: "No server was running from its beginning to its end, so the page was never published.",
};

/**
 * If both planned times have passed, the page is not published: it is only unpublished, or its
 * missed publication is reported.
 */
const runPlan = (
  trx: Database,
  due: DuePage,
  page: Page,
  at: Date,
  rules: PageRules,
): Promise<Outcome> => {
  const { publishAt, unpublishAt } = due.plan;
  const isPast = (moment: string | null) => moment !== null && Date.parse(moment) <= at.getTime();
  if (!isPast(unpublishAt)) return publish(trx, due, page, rules);
  if (isPast(publishAt) && !page.isPublished) return Promise.resolve(missedWindow);
  return unpublish(trx, due, page, rules);
};

/**
 * A run invalidates no cache tag for the plan: it only removes planned times, so no process has to
 * recompute its wake-up.
 */
const runKind = { ...planKind, tagsOf: () => [] };

/**
 * Runs the due part of a page's plan in the caller's transaction, with the page locked. Does
 * nothing if the plan has changed since the job was queued.
 */
export const runDuePlan = async (
  trx: Database,
  planKey: Pick<DuePage, "market" | "pageId">,
  at: Date,
  rules: PageRules,
): Promise<void> => {
  const due = await lockDuePlan(trx, planKey, at);
  if (!due) return;
  const { market, pageId, plan } = due;
  const context = { db: trx, market, actor: scheduleActor };
  await changeRecord(runKind, context, {
    id: pageId,
    ifVersion: null,
    async write(_trx, { page }) {
      const outcome = await runPlan(trx, due, page, at, rules);
      const isUnpublishDue =
        plan.unpublishAt !== null && Date.parse(plan.unpublishAt) <= at.getTime();
      const dueAt = (outcome.action === "publish" ? plan.publishAt : plan.unpublishAt) ?? "";
      const remaining = { publishAt: null, unpublishAt: isUnpublishDue ? null : plan.unpublishAt };
      await recordRun(trx, due, remaining, { ...outcome, dueAt, at: at.toISOString() });
      return { page, plan: await readPublication(trx, market, pageId) };
    },
  });
};

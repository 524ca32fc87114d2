import type { BulkAction } from "#features/catalogue/bulk-actions/contract.ts";
import type { BulkKind, BulkPlanned } from "#features/catalogue/bulk-actions/store.ts";
import { nounOf, type Publication, type PublicationMoments } from "./contract.ts";
import { momentErrors, toIsoMoments } from "./rules.ts";
import {
  changeRecord,
  type RecordKind,
  type WriteContext,
} from "#features/records/records/store.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { PlannedKind } from "./contract.ts";
import { lockPlanned, type PlannedRecord, readRecordPlan, replaceRecordPlan } from "./store.ts";

/** Publishes each kind by its own saves, as bulk actions do. */
export type PlannedKinds = Readonly<Record<PlannedKind, BulkKind>>;

type Planned = PlannedRecord & Readonly<{ plan: Publication }>;

/** Invalidated when a plan changes, so that every process computes its next wake-up. */
const publicationTag = "page-publication";

/** Audits plans and their runs under the id of their record. */
export const recordPlanKind = (kind: PlannedKind): RecordKind<Planned> => ({
  subject: `${kind}-publication`,
  noun: nounOf[kind],
  async lock(trx, market, id) {
    const record = id === null ? null : await lockPlanned(trx, { market, kind, id });
    return (
      record && { ...record, plan: await readRecordPlan(trx, { market, kind, id: record.id }) }
    );
  },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  auditOf: ({ plan }) => plan,
  tagsOf: () => [publicationTag],
});

export const publishAction = (isPublished: boolean): BulkAction => ({
  type: "publish",
  isPublished,
});

export const bulkContext = ({ db, market, actor }: WriteContext, at: Date) => ({
  db,
  market,
  actor,
  today: dayAt(at, marketById(market)),
});

const throwFirst = (errors: readonly RuleError[]): void => {
  if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
};

export type PlanContext = WriteContext & Readonly<{ kinds: PlannedKinds; now: () => Date }>;

/** What a save would refuse that publishes the record as it is; null where it would not. */
export const publicationObstacle = async (
  context: PlanContext,
  kind: PlannedKind,
  id: string,
): Promise<string | null> => {
  const rows: BulkPlanned[] = [];
  const target = { id, version: null, isConfirmed: true };
  const scene = bulkContext(context, context.now());
  await context.kinds[kind].plan(scene, publishAction(true), [target], async (planned) => {
    rows.push(...planned);
  });
  const refused = rows.find(({ outcome }) => outcome === "refuse");
  return refused ? (refused.reason ?? "It cannot be published.") : null;
};

const assertPlan = async (
  context: PlanContext,
  kind: PlannedKind,
  { id, isPublished }: PlannedRecord,
  moments: PublicationMoments,
): Promise<void> => {
  throwFirst(momentErrors(moments, context.now()));
  if (moments.publishAt === null) return;
  const error = (message: string) => [{ path: "publishAt", message }];
  if (isPublished) throwFirst(error(`The ${nounOf[kind]} is published already.`));
  const obstacle = await publicationObstacle(context, kind, id);
  if (obstacle !== null) throwFirst(error(obstacle));
};

/**
 * Replaces the plan of a travel or a departure; without moments it is cancelled.
 * @throws Problem 404, 422 with an error by field
 */
export const planRecord = async (
  context: PlanContext,
  kind: PlannedKind,
  id: string,
  moments: PublicationMoments,
): Promise<Publication> => {
  const { market, actor, now } = context;
  const { plan } = await changeRecord(recordPlanKind(kind), context, {
    id,
    ifVersion: null,
    async write(trx, before) {
      await assertPlan({ ...context, db: trx }, kind, before, moments);
      const { publishAt, unpublishAt } = toIsoMoments(moments);
      const { plan: stored } = before;
      // Planning what is planned already would only say that somebody else set it.
      if (stored.publishAt === publishAt && stored.unpublishAt === unpublishAt) return before;
      const planned = await replaceRecordPlan(
        trx,
        { market, kind, id },
        { publishAt, unpublishAt, setBy: actor, setAt: now() },
      );
      return { ...before, plan: planned };
    },
  });
  return plan;
};

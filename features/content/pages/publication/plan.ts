import { isDeepStrictEqual } from "node:util";
import {
  changeRecord,
  type RecordKind,
  type WriteContext,
} from "#features/records/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { ForceFlags, Page } from "../contract.ts";
import { assertSavable, type SavableContext } from "../save/savable.ts";
import { requireConfirmation } from "../save/save-page.ts";
import { lockPage } from "../store.ts";
import { lockRedirects } from "#features/assets/redirects/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Publication, PublicationMoments } from "#features/catalogue/publication/contract.ts";
import { momentErrors, toIsoMoments } from "#features/catalogue/publication/rules.ts";
import { readPublication, publicationTag, replacePlan } from "./store.ts";

/** A page without a plan has one whose fields are null. */
type PlannedPage = Readonly<{ page: Page; plan: Publication }>;

/** Audits plans and their runs under the id of their page. */
export const planKind: RecordKind<PlannedPage> = {
  subject: "custompage-publication",
  noun: "page",
  async lock(trx, market, id) {
    const page = id === null ? null : await lockPage(trx, market, id);
    await lockRedirects(trx, market);
    return page && { page, plan: await readPublication(trx, market, page.id) };
  },
  idOf: ({ page }) => page.id,
  nameOf: ({ page }) => page.name,
  auditOf: ({ plan }) => plan,
  tagsOf: () => [publicationTag],
};

const throwInvalid = (path: string, message: string): never => {
  throw new Problem(422, message, { errors: [{ path, message }] });
};

/** @throws Problem 422 with the errors that a save which publishes the page would report */
export const assertPublishable = (
  db: Database,
  context: SavableContext,
  page: Page,
): Promise<void> =>
  assertSavable(db, context, page, { page: { ...page, isPublished: true }, unread: [] });

const assertMoments = (moments: PublicationMoments, now: Date): void => {
  for (const { path, message } of momentErrors(moments, now)) throwInvalid(path, message);
};

type PlannedMoments = Pick<Publication, "publishAt" | "unpublishAt" | "confirmed">;

/** Planning what is planned already would only say that somebody else set it. */
const isSamePlan = (one: PlannedMoments, other: PlannedMoments): boolean =>
  one.publishAt === other.publishAt &&
  one.unpublishAt === other.unpublishAt &&
  isDeepStrictEqual(one.confirmed, other.confirmed);

export type PlanContext = SavableContext &
  WriteContext &
  Readonly<{ flags: ForceFlags; now: () => Date }>;

/**
 * Replaces the plan of a page. Redirect conflicts are confirmed now and stored, since nobody can
 * answer at the planned time.
 * @throws Problem 404, 422 with an error by field, 428 for an unconfirmed redirect conflict
 */
export const planPublication = async (
  context: PlanContext,
  id: string,
  moments: PublicationMoments,
): Promise<Publication> => {
  const { market, actor, now } = context;
  const { plan } = await changeRecord(planKind, context, {
    id,
    ifVersion: null,
    async write(trx, before) {
      const { page } = before;
      assertMoments(moments, now());
      const published = { ...page, isPublished: true };
      const hidden = { ...page, isPublished: false };
      const confirmed = [];
      if (moments.publishAt !== null) {
        if (page.isPublished) throwInvalid("publishAt", "The page is published already.");
        await assertPublishable(trx, context, page);
        confirmed.push(...(await requireConfirmation(trx, context, hidden, published)));
      }
      if (moments.unpublishAt !== null)
        confirmed.push(...(await requireConfirmation(trx, context, published, hidden)));
      const plan = { ...toIsoMoments(moments), confirmed: confirmed.map(({ key }) => key) };
      if (isSamePlan(before.plan, plan)) return before;
      const planned = await replacePlan(trx, market, id, {
        ...plan,
        setBy: actor,
        setAt: now(),
      });
      return { page, plan: planned };
    },
  });
  return plan;
};

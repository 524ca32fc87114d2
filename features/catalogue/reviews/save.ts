import { isDeepStrictEqual } from "node:util";
import { readStored } from "#platform/changes/read-stored.ts";
import {
  changeRecord,
  type RecordKind,
  type WriteContext,
} from "#features/records/records/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { type ReviewDecision, reviewDecisionSchema } from "./contract.ts";
import { knownNames } from "./known-names.ts";
import { decisionErrors, findMarks } from "./rules.ts";
import {
  decideReview,
  lockReview,
  reviewsTag,
  type StoredReview,
  travelReviewsTag,
} from "./store.ts";

const kind: RecordKind<StoredReview> = {
  subject: "review",
  noun: "review",
  lock: lockReview,
  idOf: ({ id }) => id,
  nameOf: ({ author }) => `review by ${author}`,
  auditOf: ({ state, reason, note, version }) => ({ state, reason, note, version }),
  // Whether it is shown changes no figure: those count hidden reviews too.
  tagsOf: (market, before) => [
    reviewsTag(market),
    ...(before?.travelId ? [travelReviewsTag(market, before.travelId)] : []),
  ],
};

/**
 * Shows or hides a review, or lets it wait again.
 * @param ifVersion the version that the client read; null skips the check
 * @throws Problem 404, 412, 422 for a text with personal data and for a missing reason
 */
export const saveDecision = (
  context: WriteContext,
  id: string,
  decision: ReviewDecision,
  ifVersion: number | null,
): Promise<StoredReview> =>
  changeRecord(kind, context, {
    id,
    ifVersion,
    async write(trx, before) {
      const names = await knownNames(trx, context.market);
      const errors = decisionErrors(decision, findMarks(before.quote, names));
      if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
      if (isDeepStrictEqual(readStored(reviewDecisionSchema, before), decision)) return before;
      return decideReview(trx, context.market, id, decision);
    },
  });

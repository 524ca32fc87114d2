import type { ListedReview, ReviewDecision } from "#features/catalogue/reviews/contract.ts";
import { toast } from "#design/office/toast.ts";
import { reasonLabels } from "./reason-labels.ts";
import { reviewApi } from "./review-api.ts";

/** A decision that can be taken back. */
export type Decided = Readonly<{ id: string; version: number; before: ReviewDecision }>;

const doneText = ({ author }: ListedReview, { state, reason }: ReviewDecision): string => {
  if (state === "shown") return `${author}’s review is shown.`;
  if (state === "waiting") return `${author}’s review waits again.`;
  return `${author}’s review is hidden: ${(reasonLabels[reason ?? "other"] ?? "").toLowerCase()}.`;
};

/** @throws ApiError */
export const decide = async (
  country: string,
  review: ListedReview,
  decision: ReviewDecision,
  undo: (decided: Decided) => void,
): Promise<Decided> => {
  const { id, state, reason, note } = review;
  const version = await reviewApi(country).decide(review, decision);
  const decided = { id, version, before: { state, reason, note } };
  toast.undo(doneText(review, decision), () => undo(decided));
  return decided;
};

/** @throws ApiError */
export const takeBack = async (country: string, { before, ...review }: Decided): Promise<void> => {
  await reviewApi(country).decide(review, before);
};

import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { reviewPolicy } from "../policy.ts";

export const fetchReviews = declareCall({
  method: "POST",
  path: "/:country/reviews/fetch",
  id: "fetchReviews",
  summary: "Asks the review provider for new reviews, in the background",
  access: reviewPolicy.fetch,
  status: 202,
  answer: z.strictObject({ at: z.iso.datetime() }),
  problems: [409],
});

import { z } from "zod";
import { FailedForGood } from "#platform/server/jobs/job.ts";

/** Limits of what one fetch reads from the provider. */
export const fetchLimits = {
  pages: 20,
  reviewsOfPage: 100,
  bytesOfPage: 1024 * 1024,
  timeoutMs: 10_000,
} as const;

// Line breaks are the traveller's; what is invisible or turns the writing direction is refused.
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const isPrintable = (text: string): boolean => !unprintable.test(text.replaceAll(/[\n\r\t]/g, ""));

const text = (maxLength: number) =>
  z.string().trim().min(1).max(maxLength).refine(isPrintable, "It has control characters.");

const providedReviewSchema = z.object({
  id: text(100),
  travel: text(100).describe("The slug of the travel, as in the trip's address."),
  coordinator: text(100).nullish().describe("The coordinator's slug."),
  author: text(60),
  age: z.int().min(16).max(120).nullish(),
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  text: text(4000),
  travelledOn: z.iso.date(),
  writtenOn: z.iso.date(),
});

export type ProvidedReview = z.infer<typeof providedReviewSchema>;

/** Each review is judged alone, so that one which is none does not stop the others. */
const pageSchema = z.object({
  reviews: z.array(z.unknown()).max(fetchLimits.reviewsOfPage),
  next: z.string().min(1).max(500).nullish(),
});

export type ProvidedReviews = Readonly<{
  reviews: readonly ProvidedReview[];
  /** How many items were no review. */
  refused: number;
}>;

type PageQuery = Readonly<{ merchantId: string; market: string; cursor: string | null }>;

/** `{base}/merchants/{id}/reviews?market=it-IT&cursor=…` */
const pageAddress = (base: string, { merchantId, market, cursor }: PageQuery): URL => {
  const address = new URL(
    `${base.replace(/\/+$/, "")}/merchants/${encodeURIComponent(merchantId)}/reviews`,
  );
  address.searchParams.set("market", market);
  if (cursor !== null) address.searchParams.set("cursor", cursor);
  return address;
};

/** @throws Error for an answer that is longer than a page may be */
const readBytes = async (response: Response): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > fetchLimits.bytesOfPage)
      throw new Error("The review provider’s answer is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const isLate = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "TimeoutError";

/** @throws Error that says to staff why nothing came; what ended the job itself as it is */
const whileConnected = async <Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    if (isLate(error))
      throw new Error("The review provider did not answer in ten seconds.", { cause: error });
    if (error instanceof TypeError)
      throw new Error("The review provider cannot be reached.", { cause: error });
    throw error;
  }
};

const noPage = "The review provider’s answer is no page of reviews.";

const readJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch (error) {
    throw new Error(noPage, { cause: error });
  }
};

/**
 * @throws FailedForGood where the provider refuses us, Error where it may answer another time or
 * answers what is no page of reviews
 */
const readPage = async (address: URL, signal: AbortSignal) => {
  const within = AbortSignal.any([signal, AbortSignal.timeout(fetchLimits.timeoutMs)]);
  const headers = { accept: "application/json" };
  // A provider that leads elsewhere is not followed.
  const response = await whileConnected(signal, () =>
    fetch(address, { headers, redirect: "manual", signal: within }),
  );
  const { status } = response;
  if (status === 401 || status === 403 || status === 404)
    throw new FailedForGood(`The review provider does not know the merchant (${status}).`);
  if (status !== 200) throw new Error(`The review provider answered ${status}.`);
  const body = await whileConnected(signal, () => readBytes(response));
  const page = pageSchema.safeParse(readJson(body));
  if (!page.success) throw new Error(noPage);
  return page.data;
};

/** All reviews of a merchant in a market, up to the limits. */
export const readProvider = async (
  base: string,
  merchant: Omit<PageQuery, "cursor">,
  signal: AbortSignal,
): Promise<ProvidedReviews> => {
  const reviews: ProvidedReview[] = [];
  const seen = new Set<string>();
  let refused = 0;
  let cursor: string | null = null;
  for (let page = 1; page <= fetchLimits.pages; page += 1) {
    const answer: z.infer<typeof pageSchema> = await readPage(
      pageAddress(base, { ...merchant, cursor }),
      signal,
    );
    for (const item of answer.reviews) {
      const review = providedReviewSchema.safeParse(item);
      if (review.success) reviews.push(review.data);
      else refused += 1;
    }
    cursor = answer.next ?? null;
    // A provider that leads in a circle is left.
    if (cursor === null || seen.has(cursor)) break;
    seen.add(cursor);
  }
  return { reviews, refused };
};

import type { Faq } from "../contract.ts";

/** What public pages read of questions; the read adds its cache tags to the page. */
export type FaqReads = Readonly<{
  /** @param travel whose questions are meant; null for those about all trips */
  faqs(
    travel: Readonly<{ id: string; destinationIds: readonly string[] }> | null,
  ): Promise<readonly Faq[]>;
}>;

import type { Translate } from "#markets/translator.ts";
import { type Faq, faqCategories } from "#features/faqs/contract.ts";
import type { FaqGroupView } from "#features/faqs/parts/faqs.tsx";

/** Grouped in the order of `faqCategories`; empty categories are left out. */
export const toFaqGroups = (t: Translate, faqs: readonly Faq[]): FaqGroupView[] =>
  faqCategories
    .map((category) => ({
      title: t(`faqs.${category}`),
      items: faqs.filter((faq) => faq.category === category),
    }))
    .filter(({ items }) => items.length > 0);

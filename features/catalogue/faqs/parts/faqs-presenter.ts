import type { Translate } from "#markets/translator.ts";
import { type Faq, faqCategories } from "#features/catalogue/faqs/contract.ts";
import type { FaqGroupView } from "#features/catalogue/faqs/parts/faqs.tsx";

/** Grouped in the order of `faqCategories`; empty categories are left out. */
export const toFaqGroups = (t: Translate, faqs: readonly Faq[]): FaqGroupView[] =>
  faqCategories
    .map((category) => ({
      title: t(`faqs.${category}`),
      items: faqs.filter((faq) => faq.category === category),
    }))
    .filter(({ items }) => items.length > 0);

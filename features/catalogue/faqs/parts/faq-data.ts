import type { FAQPage, WithContext } from "schema-dts";

export const faqPage = (
  items: readonly Readonly<{ question: string; answer: string }>[],
): WithContext<FAQPage> => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

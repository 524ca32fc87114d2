export const faqCategories = ["general", "itinerary", "destination"] as const;
export type FaqCategory = (typeof faqCategories)[number];
export type Faq = Readonly<{ id: string; category: FaqCategory; question: string; answer: string }>;

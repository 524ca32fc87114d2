import type { Example, Stored } from "./example.ts";

const coordinator = ({ word }: Stored) => ({
  name: word,
  slug: word,
  city: "Bologna",
  bio: "",
  languages: ["it"],
  since: 2019,
  tripsLed: 3,
  portraitId: null,
  isShown: true,
});

const faq = ({ word }: Stored) => ({
  category: "general",
  travelId: null,
  destinationId: null,
  question: `${word}?`,
  answer: "Yes.",
});

/** The document has no way to make a review. */
const noReview = { params: { id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11" }, status: 404 };
const decision = { state: "hidden", reason: "off-topic", note: "" };

type ExampleOf = (stored: Stored) => Promise<Example>;

/** The calls of a kind of record: one that is made for the call, and what is sent. */
const examplesOf = (
  name: string,
  path: string,
  input: (stored: Stored) => object,
): Readonly<Record<string, ExampleOf>> => {
  const ofOne: ExampleOf = async (stored) => ({
    params: { id: await stored.create(path, input(stored)) },
  });
  return {
    [`create${name}`]: async (stored) => ({ json: input(stored) }),
    [`get${name}`]: ofOne,
    [`save${name}`]: async (stored) => ({ ...(await ofOne(stored)), json: input(stored) }),
    [`delete${name}`]: ofOne,
    [`listUsersOf${name}`]: ofOne,
  };
};

const faqPath = "/api/it/faqs";
const { listUsersOfFaq: _, ...faqExamples } = examplesOf("Faq", faqPath, faq);

/** Examples of coordinators, questions, reviews and events. */
export const voiceExamples: Readonly<Record<string, ExampleOf>> = {
  ...examplesOf("Coordinator", "/api/it/coordinators", coordinator),
  ...faqExamples,
  getReview: async () => noReview,
  getReviewContext: async () => noReview,
  decideReview: async () => ({ ...noReview, json: decision }),
  // No review provider is configured.
  fetchReviews: async () => ({ json: {}, status: 409 }),
  getFaqOrder: async () => ({ params: { category: "general" } }),
  reorderFaqs: async (stored) => {
    const { word } = stored;
    for (const each of [word, `${word}-other`])
      await stored.create(faqPath, { ...faq({ ...stored, word: each }), category: "itinerary" });
    const ids = await stored.idsOf(`${faqPath}/order/itinerary`);
    return {
      params: { category: "itinerary" },
      json: ids.toReversed().map((id, index) => ({ id, order: index + 1 })),
    };
  },
};

import type { HelpTopic } from "./topic.ts";

export const addressTopic: HelpTopic = {
  label: "Addresses",
  questions: [
    {
      slug: "slug",
      question: "What happens to the old address when I change a slug?",
      answer: [
        "A redirect leads from the old address to the new one, once you confirm it when saving. Links from elsewhere go on working.",
      ],
    },
  ],
};

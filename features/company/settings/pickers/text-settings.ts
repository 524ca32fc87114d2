import { settingSchemas } from "#features/company/settings/contract.ts";
import type { TextSetting } from "./setting-dialog.tsx";

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  ),
];

export const supportTags: TextSetting = {
  name: "support_tags",
  title: "Support tags",
  label: "Tags",
  hint: "One on each line: what a hand-over of the chatbot and a contact are filed under.",
  isLong: true,
  toText: (value) => settingSchemas.support_tags.parse(value).tags.join("\n"),
  toValue: (text) => ({ tags: tagsIn(text) }),
  saved: "Support tags saved.",
};

export const reviewProvider: TextSetting = {
  name: "review_settings",
  title: "Review provider",
  label: "Merchant identifier",
  hint: "The company’s account with the provider. Empty for none: then no reviews are fetched, and no page offers the carousel of ratings.",
  isLong: false,
  toText: (value) => settingSchemas.review_settings.parse(value).merchantId,
  choice: {
    label: "Asks for new reviews by itself",
    choices: [
      { value: "1", label: "Every hour" },
      { value: "6", label: "Every six hours" },
      { value: "24", label: "Once a day" },
      { value: "0", label: "Never, by hand alone" },
    ],
    read: (value) => `${settingSchemas.review_settings.parse(value).fetchEveryHours ?? 24}`,
  },
  toValue: (text, hours) => ({ merchantId: text, fetchEveryHours: Number(hours) }),
  saved: "Review provider saved.",
};

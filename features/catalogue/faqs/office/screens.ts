import { recordIdOrNew, type Screens } from "#platform/screens/screen.ts";

export const faqScreens = {
  "page-contents-type": {
    role: "editor",
    group: "Page contents",
    path: "/page-contents/faqs",
    label: "Faqs",
    toolingBar: "all",
    file: "features/catalogue/faqs/office/faqs-screen.tsx",
  },
  "page-contents-type-content": {
    role: "editor",
    group: "Page contents",
    path: "/page-contents/faqs/:content",
    parameters: { content: recordIdOrNew },
    label: "Page contents",
    file: "features/catalogue/faqs/office/faqs-screen.tsx",
  },
} as const satisfies Screens;

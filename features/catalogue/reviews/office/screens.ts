import { recordIdOrNew, type Screens } from "#platform/screens/screen.ts";

export const reviewScreens = {
  "page-contents-type": {
    role: "editor",
    group: "Page contents",
    path: "/page-contents/reviews",
    label: "Reviews",
    toolingBar: "all",
    file: "features/catalogue/reviews/office/reviews-screen.tsx",
  },
  "page-contents-type-content": {
    role: "editor",
    group: "Page contents",
    path: "/page-contents/reviews/:content",
    parameters: { content: recordIdOrNew },
    label: "Page contents",
    file: "features/catalogue/reviews/office/reviews-screen.tsx",
  },
} as const satisfies Screens;

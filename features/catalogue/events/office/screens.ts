import { recordIdOrNew, type Screens } from "#platform/screens/screen.ts";

export const eventScreens = {
  "page-contents-type": {
    role: "editor",
    group: "Page contents",
    path: "/page-contents/events",
    label: "Events",
    toolingBar: "all",
    file: "features/catalogue/events/office/events-screen.tsx",
  },
  "page-contents-type-content": {
    role: "editor",
    group: "Page contents",
    path: "/page-contents/events/:content",
    parameters: { content: recordIdOrNew },
    label: "Page contents",
    file: "features/catalogue/events/office/events-screen.tsx",
  },
} as const satisfies Screens;

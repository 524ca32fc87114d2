import { keyName, type Screens } from "#platform/screens/screen.ts";

export const pageContentScreens = {
  "page-contents-fixed": {
    role: "editor",
    group: "Page contents",
    path: "/page-contents/fixed",
    label: "Fixed",
    isInMenu: true,
    file: "features/content/page-contents/office/fixed-screen.tsx",
  },
  "page-contents-fixed-content": {
    role: "editor",
    group: "Page contents",
    path: "/page-contents/fixed/:content",
    parameters: { content: keyName },
    label: "Fixed",
    file: "features/content/page-contents/office/fixed-content-screen.tsx",
  },
} as const satisfies Screens;

import { recordIdOrNew, type Screens } from "#platform/screens/screen.ts";

export const coordinatorScreens = {
  "page-contents-type": {
    role: "editor",
    group: "Page contents",
    path: "/page-contents/coordinators",
    label: "Coordinators",
    toolingBar: "all",
    file: "features/catalogue/coordinators/office/coordinators-screen.tsx",
  },
  "page-contents-type-content": {
    role: "editor",
    group: "Page contents",
    path: "/page-contents/coordinators/:content",
    parameters: { content: recordIdOrNew },
    label: "Page contents",
    file: "features/catalogue/coordinators/office/coordinators-screen.tsx",
  },
} as const satisfies Screens;

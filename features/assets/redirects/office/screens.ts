import { recordIdOrNew, type Screens } from "#platform/screens/screen.ts";

export const redirectScreens = {
  redirects: {
    path: "/redirects",
    role: "editor",
    label: "Redirects",
    group: "Redirects",
    isInMenu: true,
    file: "features/assets/redirects/office/redirect-screen.tsx",
  },
  "redirects-id": {
    path: "/redirects/:id",
    parameters: { id: recordIdOrNew },
    role: "editor",
    label: "Redirects",
    group: "Redirects",
    newLabel: "New redirect",
    file: "features/assets/redirects/office/redirect-screen.tsx",
  },
} as const satisfies Screens;

import type { Screens } from "#platform/screens/screen.ts";

export const startPageScreens = {
  index: {
    path: "/",
    role: "editor",
    label: "Home",
    group: "Home",
    isInMenu: true,
    file: "features/boards/start-page/office/start-screen.tsx",
    preloads: ["home"],
  },
} as const satisfies Screens;

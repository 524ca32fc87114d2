import type { Screens } from "#platform/screens/screen.ts";

export const debugScreens = {
  debug: {
    path: "/debug",
    role: "admin",
    label: "Debug",
    group: "Debug",
    file: "features/company/debug/office/debug-screen.tsx",
  },
} as const satisfies Screens;

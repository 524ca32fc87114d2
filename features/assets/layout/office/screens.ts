import type { Screens } from "#platform/screens/screen.ts";

export const layoutScreens = {
  layout: {
    path: "/layout/:part",
    parameters: { part: ["header", "footer", "beans", "contacts"] },
    role: "editor",
    label: "Layout",
    group: "Layout",
    isInMenu: true,
    toolingBar: "all",
    file: "features/assets/layout/office/layout-screen.tsx",
  },
} as const satisfies Screens;

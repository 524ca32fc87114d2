import type { Screens } from "#platform/screens/screen.ts";

export const mediaScreens = {
  media: {
    path: "/media",
    role: "editor",
    label: "Media",
    group: "Library",
    isInMenu: true,
    file: "features/assets/media/office/media-screen.tsx",
  },
  cdn: {
    path: "/cdn",
    role: "editor",
    label: "Cdn",
    group: "Library",
    isInMenu: true,
    file: "features/assets/media/office/cdn-screen.tsx",
  },
} as const satisfies Screens;

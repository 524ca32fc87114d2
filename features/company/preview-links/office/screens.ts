import type { Screens } from "#platform/screens/screen.ts";

export const previewLinkScreens = {
  preview: {
    path: "/preview",
    role: "editor",
    label: "Preview",
    group: "Preview",
    file: "features/company/preview-links/office/preview-links-screen.tsx",
  },
} as const satisfies Screens;

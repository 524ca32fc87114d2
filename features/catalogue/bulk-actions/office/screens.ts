import type { Screens } from "#platform/screens/screen.ts";

export const bulkActionScreens = {
  "settings-bulk-actions": {
    role: "admin",
    group: "Settings",
    isInMenu: true,
    path: "/settings/bulk-actions",
    label: "Bulk actions",
    file: "features/catalogue/bulk-actions/office/bulk-actions-screen.tsx",
  },
} as const satisfies Screens;

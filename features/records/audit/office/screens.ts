import type { Screens } from "#platform/screens/screen.ts";

export const auditScreens = {
  audit: {
    path: "/audit",
    role: "admin",
    label: "Audit",
    group: "Audit",
    file: "features/records/audit/office/audit-screen.tsx",
  },
} as const satisfies Screens;

import type { Screens } from "#platform/screens/screen.ts";

export const staffScreens = {
  faq: {
    path: "/faq",
    role: "editor",
    label: "Faq",
    group: "Faq",
    isInMenu: true,
    file: "features/company/staff/office/help-screen.tsx",
  },
  staff: {
    path: "/staff",
    role: "admin",
    guards: ["own-accounts"],
    label: "Staff",
    group: "Staff",
    file: "features/company/staff/office/staff-screen.tsx",
  },
} as const satisfies Screens;

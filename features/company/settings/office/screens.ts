import type { Screens } from "#platform/screens/screen.ts";

export const settingScreens = {
  "settings-cache": {
    role: "admin",
    group: "Settings",
    isInMenu: true,
    path: "/settings/cache",
    label: "Cache",
    file: "features/company/settings/office/cache-screen.tsx",
  },
  "settings-currencies": {
    role: "admin",
    group: "Settings",
    isInMenu: true,
    path: "/settings/currencies",
    label: "Currencies",
    file: "features/company/settings/office/currencies-screen.tsx",
  },
  "settings-maintenance": {
    role: "admin",
    group: "Settings",
    isInMenu: true,
    path: "/settings/maintenance",
    label: "Maintenance",
    file: "features/company/settings/office/maintenance-screen.tsx",
  },
  "settings-installment-payments": {
    role: "admin",
    group: "Settings",
    isInMenu: true,
    path: "/settings/installment-payments",
    label: "Installment payments",
    file: "features/company/settings/office/installment-payments-screen.tsx",
  },
} as const satisfies Screens;

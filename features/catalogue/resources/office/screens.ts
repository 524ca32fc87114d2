import type { Screens } from "#platform/screens/screen.ts";

const resource = {
  role: "editor",
  group: "Resources",
  isInMenu: true,
  file: "features/catalogue/resources/office/resources-screen.tsx",
} as const;

export const resourceScreens = {
  badges: { ...resource, path: "/resources/badges", label: "Badges", toolingBar: "all" },
  "cost-centers": { ...resource, path: "/resources/cost-centers", label: "Cost centers" },
  "date-ranges": { ...resource, path: "/resources/date-ranges", label: "Date ranges" },
  durations: { ...resource, path: "/resources/durations", label: "Durations" },
  "travel-type": {
    ...resource,
    path: "/resources/travel-type/:type?",
    parameters: { type: ["primary", "secondary"] },
    label: "Travel type",
  },
  "travel-categories": {
    ...resource,
    path: "/resources/travel-categories",
    label: "Travel categories",
  },
  "travel-formats": { ...resource, path: "/resources/travel-formats", label: "Travel formats" },
  "travel-styles": { ...resource, path: "/resources/travel-styles", label: "Travel styles" },
} as const satisfies Screens;

import { recordId, recordIdOrNew, type Screens } from "#platform/screens/screen.ts";

export const travelScreens = {
  travels: {
    role: "editor",
    group: "Travels",
    path: "/travels",
    label: "Travels",
    isInMenu: true,
    file: "features/catalogue/travels/office/travels-screen.tsx",
  },
  "travels-travel": {
    role: "editor",
    group: "Travels",
    path: "/travels/:travel",
    parameters: { travel: recordIdOrNew },
    label: "Travel",
    newLabel: "New travel",
    toolingBar: "all",
    file: "features/catalogue/travels/office/editor/travel-screen.tsx",
    preloads: ["travels/:travel"],
  },
  "travels-travel-maps": {
    role: "editor",
    group: "Travels",
    parameters: { travel: recordId },
    path: "/travels/:travel/maps",
    label: "Map",
    file: "features/catalogue/travels/office/map-screen.tsx",
  },
  "travels-travel-preview": {
    role: "editor",
    group: "Travels",
    parameters: { travel: recordId },
    path: "/travels/:travel/preview",
    label: "Preview",
    file: "features/catalogue/travels/office/editor/travel-preview-screen.tsx",
  },
  "travels-travel-tours-tour-preview": {
    role: "editor",
    group: "Travels",
    parameters: { travel: recordId, tour: recordId },
    path: "/travels/:travel/tours/:tour/preview",
    label: "Preview",
    file: "features/catalogue/travels/office/editor/travel-preview-screen.tsx",
  },
} as const satisfies Screens;

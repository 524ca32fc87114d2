import { recordId, recordIdOrNew, type Screens } from "#platform/screens/screen.ts";

export const tourScreens = {
  "travels-travel-tours": {
    role: "editor",
    group: "Travels",
    parameters: { travel: recordId },
    path: "/travels/:travel/tours",
    label: "Departures",
    file: "features/catalogue/tours/office/tours-screen.tsx",
  },
  "travels-travel-tours-tour": {
    role: "editor",
    group: "Travels",
    path: "/travels/:travel/tours/:tour",
    parameters: { travel: recordId, tour: recordIdOrNew },
    label: "Departure",
    toolingBar: "all",
    file: "features/catalogue/tours/office/departure-screen.tsx",
  },
} as const satisfies Screens;

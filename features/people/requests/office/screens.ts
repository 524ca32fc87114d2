import { recordId, type Screens } from "#platform/screens/screen.ts";

export const requestScreens = {
  requests: {
    path: "/requests/:id?",
    parameters: { id: recordId },
    role: "editor",
    label: "Requests",
    group: "Travels",
    file: "features/people/requests/office/requests-screen.tsx",
  },
  "departure-requests": {
    path: "/travels/:travel/tours/:tour/requests",
    parameters: { travel: recordId, tour: recordId },
    role: "editor",
    label: "Requests",
    group: "Travels",
    file: "features/people/requests/office/departure/departure-requests-screen.tsx",
  },
} as const satisfies Screens;

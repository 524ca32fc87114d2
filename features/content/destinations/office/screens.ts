import { keyName, type Screens } from "#platform/screens/screen.ts";

export const destinationScreens = {
  "page-contents-destination": {
    role: "editor",
    group: "Page contents",
    path: "/page-contents/destination",
    label: "Destination",
    isInMenu: true,
    file: "features/content/destinations/office/destinations-screen.tsx",
  },
  "page-contents-destination-content": {
    role: "editor",
    group: "Page contents",
    path: "/page-contents/destination/:content",
    parameters: { content: keyName },
    label: "Destination",
    newLabel: "New destination",
    file: "features/content/destinations/office/destinations-screen.tsx",
  },
} as const satisfies Screens;

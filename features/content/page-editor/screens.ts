import { recordId, recordIdOrNew, type Screens } from "#platform/screens/screen.ts";

export const pageEditorScreens = {
  custompages: {
    path: "/custompages",
    role: "editor",
    label: "Custom Pages",
    group: "Custom Pages",
    isInMenu: true,
    file: "features/content/page-editor/list/list-screen.tsx",
  },
  "custompages-id": {
    path: "/custompages/:id",
    parameters: { id: recordIdOrNew },
    role: "editor",
    label: "Custom Pages",
    group: "Custom Pages",
    newLabel: "New page",
    toolingBar: "stored",
    file: "features/content/page-editor/editor/editor-screen.tsx",
    preloads: ["custompages/:id", "page-composer-blocks", "settings"],
  },
  "custompages-id-preview": {
    path: "/custompages/:id/preview",
    parameters: { id: recordId },
    role: "editor",
    label: "Preview",
    group: "Custom Pages",
    file: "features/content/page-editor/preview/preview-screen.tsx",
  },
  "travels-travel-custompage": {
    role: "editor",
    group: "Travels",
    parameters: { travel: recordId },
    path: "/travels/:travel/custompage",
    label: "Own page",
    file: "features/content/page-editor/editor/own-page-screen.tsx",
    preloads: ["page-owners/travel/:travel"],
  },
} as const satisfies Screens;

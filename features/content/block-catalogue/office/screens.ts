import { keyName, type Screens } from "#platform/screens/screen.ts";

export const blockCatalogueScreens = {
  blocks: {
    role: "admin",
    country: "it",
    group: "Blocks",
    toolingBar: "all",
    path: "/blocks",
    label: "Blocks",
    isInMenu: true,
    file: "features/content/page-editor/catalogue/blocks-screen.tsx",
  },
  "blocks-new": {
    role: "admin",
    country: "it",
    group: "Blocks",
    toolingBar: "all",
    path: "/blocks-new/:type?/:id",
    parameters: { type: keyName, id: keyName },
    label: "Block",
    file: "features/content/page-editor/catalogue/block-entry-screen.tsx",
  },
} as const satisfies Screens;

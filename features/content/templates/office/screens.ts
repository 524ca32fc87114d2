import { recordIdOrNew, type Screens } from "#platform/screens/screen.ts";

export const templateScreens = {
  "templates-lists": {
    role: "super-editor",
    group: "Template pages",
    path: "/templates/lists",
    label: "Lists",
    isInMenu: true,
    file: "features/content/page-editor/template-screens/block-lists-screen.tsx",
  },
  "templates-lists-id": {
    role: "super-editor",
    group: "Template pages",
    path: "/templates/lists/:id",
    parameters: { id: recordIdOrNew },
    label: "List",
    newLabel: "New list",
    toolingBar: "all",
    file: "features/content/page-editor/template-screens/block-lists-screen.tsx",
  },
  "templates-pages": {
    role: "super-editor",
    group: "Template pages",
    path: "/templates/pages",
    label: "Pages",
    isInMenu: true,
    toolingBar: "all",
    file: "features/content/page-editor/template-screens/templates-screen.tsx",
  },
  "templates-structure-id": {
    role: "super-editor",
    group: "Template pages",
    path: "/templates/structure/:id?",
    parameters: { id: recordIdOrNew },
    label: "Structure",
    toolingBar: "all",
    file: "features/content/page-editor/structure/structure-screen.tsx",
  },
} as const satisfies Screens;

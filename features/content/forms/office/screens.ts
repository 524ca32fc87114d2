import { recordIdOrNew, type Screens } from "#platform/screens/screen.ts";

export const formScreens = {
  "new-form-builder": {
    path: "/new-form-builder/:form?",
    parameters: { form: recordIdOrNew },
    role: "editor",
    label: "New form builder",
    group: "New form builder",
    newLabel: "New form",
    file: "features/content/forms/office/form-screen.tsx",
  },
} as const satisfies Screens;

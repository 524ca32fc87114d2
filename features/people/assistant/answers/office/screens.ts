import { recordId, type Screens } from "#platform/screens/screen.ts";

export const questionScreens = {
  questions: {
    path: "/questions/:id?",
    parameters: { id: recordId },
    role: "editor",
    label: "Questions",
    group: "Page contents",
    file: "features/people/assistant/answers/office/questions-screen.tsx",
  },
} as const satisfies Screens;

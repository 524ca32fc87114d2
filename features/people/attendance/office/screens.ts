import { recordId, type Screens } from "#platform/screens/screen.ts";

export const signUpScreens = {
  "event-sign-ups": {
    path: "/page-contents/events/:content/sign-ups",
    parameters: { content: recordId },
    role: "editor",
    label: "Sign-ups",
    group: "Page contents",
    file: "features/people/attendance/office/sign-ups-screen.tsx",
  },
} as const satisfies Screens;

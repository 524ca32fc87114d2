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
  "event-mails": {
    path: "/page-contents/events/:content/mails",
    parameters: { content: recordId },
    role: "editor",
    label: "Mails",
    group: "Page contents",
    file: "features/people/attendance/office/mails-screen.tsx",
  },
} as const satisfies Screens;

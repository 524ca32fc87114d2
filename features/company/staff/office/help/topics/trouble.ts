import type { HelpTopic } from "./topic.ts";

export const troubleTopic: HelpTopic = {
  label: "When something goes wrong",
  questions: [
    {
      slug: "offline",
      question: "The connection is gone. What now?",
      answer: [
        "Go on writing: edits are kept on this device and saving works again as soon as the server is reached. Do not close the window until it says that it saved.",
      ],
    },
    {
      slug: "session",
      question: "Why am I asked to sign in again?",
      answer: [
        "Sessions end after a while, and at once when the account is closed or its role changes. Sign in in the window that opens; what you were writing stays as it is.",
      ],
    },
    {
      slug: "newer",
      question: "Why did the page load itself anew?",
      answer: [
        "A newer version of the back-office was installed, and the part that you opened came from the older one. It happens once; if a screen still cannot be loaded, it says so and offers to try again.",
      ],
    },
  ],
};

import type { HelpTopic } from "./topic.ts";

export const firstDayTopic: HelpTopic = {
  label: "First day",
  questions: [
    {
      slug: "country",
      question: "Which country am I working on?",
      answer: [
        "The one at the top of the menu, with its market and installation beside it. Everything that you open and save belongs to it.",
        "Choosing another country leads to the same list there. It is remembered on this device. An account that is kept to some countries sees only those.",
      ],
    },
    {
      slug: "find",
      question: "How do I find a page or a screen quickly?",
      answer: [
        "“Go to anything” at the top, or Ctrl K, takes a few letters of a page, a screen or a command. What you used last stands first.",
      ],
    },
    {
      slug: "roles",
      question: "Why do I not see a screen that a colleague has?",
      answer: [
        "What a role does not open is absent from its menu. Super editors have the template pages as well, administrators the settings, the audit and, in Italy, the blocks.",
        "Your role stands below your name at the foot of the menu. Whoever keeps the accounts can change it; it holds from the next sign-in.",
      ],
    },
    {
      slug: "second-factor",
      question: "What is a second factor, and how do I get one?",
      answer: [
        "Six digits from an authenticator app on your phone, typed after the password. Set it up under your name at the foot of the menu: “Sign-in”. Where your role needs one, your next sign-in begins with it.",
        "Keep the ten recovery codes that you are shown: each lets you in once without the phone. Without them an administrator takes the second factor away, and you set it up anew.",
        "On a machine of your own, tick “Do not ask on this device for 30 days” beside the code. Another password ends that everywhere.",
      ],
    },
    {
      slug: "colours",
      question: "Can the back-office be dark?",
      answer: [
        "Yes: click your name at the foot of the menu and choose Light, Dark or System. It is remembered for your account on this device.",
      ],
    },
  ],
};

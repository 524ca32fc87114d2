import type { HelpTopic } from "./topic.ts";

export const settingTopic: HelpTopic = {
  label: "For administrators",
  questions: [
    {
      slug: "maintenance",
      question: "How do I close a site for an hour?",
      answer: [
        "Settings, Maintenance: switch on “Site closed” for the market, with a time from and until if you like, and a message. Visitors meet the page that is shown there, and search engines are told when to come back.",
        "“Pages locked” keeps editors from saving custom pages meanwhile. The back-office stays open.",
      ],
    },
    {
      slug: "bulk",
      question: "How do I change hundreds of prices, and take it back?",
      answer: [
        "Settings, Bulk actions: say what, and which ones, and look at every row before it runs. It goes on when you leave the screen.",
        "What somebody saved meanwhile is left alone and named. “Earlier runs” undoes a run, or single rows of it, for seven days.",
      ],
    },
    {
      slug: "cache",
      question: "Do I have to purge the cache after saving?",
      answer: [
        "No, saving renews what it touches. A purge is for what was changed elsewhere; it says how many pages it costs, and each process answers.",
      ],
    },
    {
      slug: "accounts",
      question: "How does somebody get an account, or lose it?",
      answer: [
        "Where the company keeps the accounts itself, they stand under Staff, at the foot of Home: make one, and copy the link by which its owner chooses a password. A closed account is signed out everywhere at once.",
        "Where staff sign in at the company's own provider, role and countries are given there.",
      ],
    },
    {
      slug: "who-did-it",
      question: "Who changed this?",
      answer: [
        "The history of a record says who saved what and when. The audit, at the foot of Home, has all of it, deleted pages too.",
      ],
    },
  ],
};

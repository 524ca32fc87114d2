export type HelpQuestion = Readonly<{
  /** Its value in the address. */
  slug: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
}>;

export type HelpTopic = Readonly<{ label: string; questions: readonly HelpQuestion[] }>;

/** What staff ask about what is there; a screen brings its questions when it is built. */
export const helpTopics: readonly HelpTopic[] = [
  {
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
        slug: "colours",
        question: "Can the back-office be dark?",
        answer: [
          "Yes: click your name at the foot of the menu and choose Light, Dark or System. It is remembered for your account on this device.",
        ],
      },
    ],
  },
  {
    label: "Pages and blocks",
    questions: [
      {
        slug: "save",
        question: "When do visitors see what I save?",
        answer: [
          "At once, when the page is published and the block is enabled and within its schedule. What is not published can be saved as often as you like.",
          "A published page needs at least one enabled block.",
        ],
      },
      {
        slug: "unsaved",
        question: "What happens to edits that I did not save?",
        answer: [
          "They are kept on this device while you type. When you open the page again, the editor offers them, also after the browser was closed or the connection was lost.",
        ],
      },
      {
        slug: "colleague",
        question: "What if a colleague edits the same page?",
        answer: [
          "You see who is there and at which block. If somebody saved before you, the editor puts both edits together where they touch different things, and asks where they touch the same: nothing is overwritten unseen.",
        ],
      },
      {
        slug: "copy",
        question: "How do I take blocks from another page?",
        answer: [
          "Copy the block there, open the other page and paste: the copy keeps its content and has its own id. A duplicated block starts disabled and without a schedule, so that it shows nowhere before you enable it.",
        ],
      },
      {
        slug: "schedule",
        question: "Can a block come and go by itself?",
        answer: [
          "Give it a schedule: from a moment, until a moment, or both, in the time of the market. Outside of it visitors do not see the block.",
        ],
      },
      {
        slug: "versions",
        question: "How do I get back what a page was like?",
        answer: [
          "Every save keeps a version. Open the versions of the page, compare one with today's and restore it: that is a new save, so nothing is lost by it either.",
        ],
      },
    ],
  },
  {
    label: "Addresses",
    questions: [
      {
        slug: "slug",
        question: "What happens to the old address when I change a slug?",
        answer: [
          "A redirect leads from the old address to the new one, once you confirm it when saving. Links from elsewhere go on working.",
        ],
      },
    ],
  },
  {
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
  },
];

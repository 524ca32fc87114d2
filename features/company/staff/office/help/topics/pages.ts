import type { HelpTopic } from "./topic.ts";

export const pageTopic: HelpTopic = {
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
        "You see who is there and at which block. What they save appears at once beside your edits, with a line that says who changed what. Where both of you changed the same, you say what counts: nothing is overwritten unseen. Undo takes back your own edits only.",
      ],
    },
    {
      slug: "deleted",
      question: "How do I bring back a deleted page?",
      answer: [
        "“Deleted pages” above the list of custom pages shows who deleted which, and when. “Bring back” restores a page with its history; it is not published then. Where another page has its slug meanwhile, you are asked for a new one.",
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
};

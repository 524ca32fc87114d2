import type { HelpTopic } from "./topic.ts";

export const siteTopic: HelpTopic = {
  label: "Header, footer and fixed pages",
  questions: [
    {
      slug: "menu",
      question: "How do I put a link into the header?",
      answer: [
        "Layout, Header, “Add an entry”: write a label and choose what it opens. The preview shows the real header over a picture and over paper. Saving renews every page of the country at once.",
        "The cards on top are the markets. One whose entry leads nowhere there says so.",
      ],
    },
    {
      slug: "fixed-pages",
      question: "Where are the contacts, the legal pages and “How it works”?",
      answer: [
        "Under Page contents, Fixed. Their addresses belong to the site, so that they can be written anew and not deleted.",
      ],
    },
    {
      slug: "template",
      question: "How do I begin with what others have prepared?",
      answer: [
        "“From a template …” above the custom pages offers the templates and every other page; untick the blocks that you do not want. Within a page, “Add block” offers lists of blocks too.",
        "Super editors make templates and say which blocks a template fixes, allows or forbids.",
      ],
    },
    {
      slug: "preview-link",
      question: "How do I show a page to somebody without an account?",
      answer: [
        "Choose “Copy preview link” in the menu of a page or at the top of a travel, and send it. It shows what is saved, published or not, and ends after seven days.",
        "Preview, at the foot of Home, lists the links that are good and takes them back.",
      ],
    },
  ],
};

import type { HelpTopic } from "./topic.ts";

export const travelTopic: HelpTopic = {
  label: "Travels and departures",
  questions: [
    {
      slug: "missing",
      question: "What do the tags beside a travel mean?",
      answer: [
        "Amber says that something is incomplete, red that it is wrong for visitors, blue that it is worth knowing. Each tag opens the place where it is mended, and “Nothing missing” stands where there is nothing.",
      ],
    },
    {
      slug: "trip-or-travel",
      question: "What is a trip, and what is a travel?",
      answer: [
        "A trip belongs to the company: its stops, countries and pictures are the same in all markets. A travel is that trip as one country offers it, with its own words, days and prices.",
        "A change to a trip's map shows on the pages of all markets. The note beside the map says whose pages change.",
      ],
    },
    {
      slug: "at-a-moment",
      question: "How does a travel or a departure go live at a set moment?",
      answer: [
        "Open it, choose “Publish” at the top and then “At a moment …”. What is saved at that moment goes live, by the same rules as when you publish it yourself; Home says beforehand what would keep it from it, and in the same place you cancel the plan.",
        "The opening date of a departure is something else: until then its page says when seats are sold.",
      ],
    },
    {
      slug: "departures",
      question: "How do I change many departures at once?",
      answer: [
        "Open the departures of a travel: they are a sheet. Choose cells with Shift and the arrows, fill down with Ctrl D, or paste from any spreadsheet with Ctrl V.",
        "Nothing is written until you save. Before, “What will happen” says what your changes do. Rows are saved one by one: a row with an error stays with its reason, and the others go.",
      ],
    },
    {
      slug: "statuses",
      question: "What does a status say about flights?",
      answer: [
        "Confirmed and almost full: flights can be bought. Planned, almost confirmed and on request: the page asks to wait for the confirmation. Sold out: the page offers other dates.",
      ],
    },
    {
      slug: "coordinator",
      question: "Who is free to lead a departure?",
      answer: [
        "Open the calendar of coordinators. A departure without anybody stands in the lane “Nobody yet”; once you choose it, its days are tinted and those who are free come first.",
        "Free is who is available and has three days at home before and after. Whoever has fewer comes behind, with the number, and can still be chosen.",
        "Conflicts are framed in red. C leads to the next one.",
      ],
    },
    {
      slug: "ask-coordinator",
      question: "How is a coordinator asked?",
      answer: [
        "Saving the departure asks whoever you assigned: an e-mail leads them to a page with yes and no, for 14 days. Their answer stands at the departure, in its sheet and in the calendar.",
        "Who has no e-mail address in their record is asked by you: write down at the departure what they say. A no counts as a departure without a coordinator.",
      ],
    },
  ],
};

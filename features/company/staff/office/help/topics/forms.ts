import type { HelpTopic } from "./topic.ts";

export const formTopic: HelpTopic = {
  label: "Forms",
  questions: [
    {
      slug: "new-form",
      question: "How do I ask visitors something?",
      answer: [
        "Open “New form builder” at the foot of Home, or by Ctrl K, and make a form. Then add the block Form to a page and choose it there. It works without JavaScript too.",
      ],
    },
    {
      slug: "long-form",
      question: "How do I make a long form easier, and ask for a file?",
      answer: [
        "“New step” begins a step: all below it belongs to it, down to the next, and visitors open one at a time. “Half a row” puts two fields beside each other.",
        "“File” takes PDF and pictures. Only who may read the submissions gets them, and they are deleted with theirs.",
      ],
    },
    {
      slug: "submissions",
      question: "Where are the answers, and for how long?",
      answer: [
        "In the form, under Submissions: with a state for each, and an export for spreadsheets. Each says on which day it is deleted, after the days that the form keeps them.",
      ],
    },
    {
      slug: "changed-form",
      question: "May I change a form that was answered?",
      answer: [
        "Yes. A submission keeps each question as it was asked. A choice that was renamed stays the same choice, and one that was removed can still be read.",
      ],
    },
  ],
};

import { american } from "#demo/american.ts";
import type { PageContent } from "#features/page-contents/contract.ts";
import type { Contents } from "./contents.ts";
import { americanLegalPages } from "./en-US/legal.ts";
import { englishPages } from "./en/pages.ts";

/** Words that are not only spelt another way. */
const words: readonly (readonly [british: RegExp, american: string])[] = [
  [/\bautumn\b/g, "fall"],
  [/\bdearer\b/g, "pricier"],
  [/\bdear\b/g, "expensive"],
  [/\btrousers\b/g, "pants"],
  [/\bqueues\b/g, "lines"],
  [/\bguest houses\b/g, "guesthouses"],
  [/\bhired\b/g, "rented"],
  [/\bhiring\b/g, "renting"],
  [/\brang\b/g, "called"],
  [/\bthe south-west\b/g, "the Southwest"],
  [/\bSouth-east Asia\b/g, "Southeast Asia"],
  [/\bE-mail\b/g, "Email"],
  [/\be-mail\b/g, "email"],
];

const told = (text: string): string =>
  words.reduce((all, [from, to]) => all.replaceAll(from, to), american(text));

const americanPage = ({ title, lead, sections, questions, seo }: PageContent): PageContent => ({
  title: told(title),
  lead: told(lead),
  sections: sections.map(({ heading, text }) => ({ heading: told(heading), text: told(text) })),
  ...(questions && {
    questions: questions.map(({ title: group, items }) => ({
      title: told(group),
      items: items.map(({ question, answer }) => ({
        question: told(question),
        answer: told(answer),
      })),
    })),
  }),
  seo: { title: told(seo.title), description: told(seo.description) },
});

const pages = englishPages({
  paying: "You pay in US dollars.",
  passports:
    "With a US passport, read the State Department’s page on the country you are going to, and look at the expiration date: many countries ask for six months beyond the end of the trip. With another passport, ask its embassy, because the rules can be different.",
  clock: "Eastern Time",
});

export const americanEnglish: Contents = {
  ...Object.fromEntries(Object.entries(pages).map(([route, page]) => [route, americanPage(page)])),
  ...americanLegalPages,
};

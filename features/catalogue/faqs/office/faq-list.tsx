import { Link } from "react-router";
import { yesNo } from "#design/office/list/filters/filter.ts";
import type { ListDeclaration } from "#design/office/list/list-declaration.ts";
import {
  type FaqCategory,
  faqCategories,
  type ListedFaq,
} from "#features/catalogue/faqs/contract.ts";
import { categoryLabels } from "./category-labels.ts";
import { loadFaqs, saveFaqOrder } from "./load-faqs.ts";

const About = ({ travel, destination, category }: ListedFaq) => {
  if (travel) return <Link to={`/travels/${travel.id}`}>{travel.name}</Link>;
  if (destination) return destination.name;
  return <span className="dim">{category === "general" ? "the company" : "every trip"}</span>;
};

/** @param category that the list shows in its order; null while it shows several */
export const faqList = (category: FaqCategory | null): ListDeclaration<ListedFaq> => ({
  name: "faqs",
  one: "question",
  many: "questions",
  title: "FAQs",
  about: "Questions and answers stand on the help page and on trips.",
  load: loadFaqs,
  ...(category !== null && {
    saveOrder: (country, ids, version) => saveFaqOrder(country, category, ids, version),
  }),
  idOf: ({ id }) => id,
  nameOf: ({ question }) => question,
  nameColumn: {
    label: "Question",
    details: ({ answer }) => <small className="faq-answer">{answer}</small>,
  },
  columns: [
    { key: "about", label: "About", yieldsToPanel: true, cell: (faq) => <About {...faq} /> },
    {
      key: "category",
      label: "Category",
      card: "tag",
      isHidden: category !== null,
      cell: (faq) => <span className="tag">{categoryLabels[faq.category]}</span>,
    },
  ],
  searchLabel: "Search questions and answers",
  filters: [
    {
      kind: "choice",
      field: "category",
      label: "Category",
      choices: faqCategories.map((each) => ({ value: each, label: categoryLabels[each] })),
    },
    {
      kind: "choice",
      field: "attached",
      label: "About",
      choices: yesNo("one travel or destination", "every trip"),
    },
  ],
  sorts: [
    { value: "order", label: "Order of the site" },
    { value: "question", label: "Question", column: "name", direction: "ascending" },
    { value: "changed", label: "Last change" },
  ],
  views: faqCategories.map((each) => ({
    key: each,
    name: categoryLabels[each],
    filters: { category: each },
  })),
  create: { label: "New question" },
});

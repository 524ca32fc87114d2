import type { Consequence } from "#design/office/consequences/what-will-happen.tsx";
import type { PagePublishing } from "#features/pages/contract.ts";

type Where = Pick<PagePublishing, "path" | "isListed" | "redirect">;

const addressOf = ({ path, isListed, redirect }: Where): readonly Consequence[] => {
  if (path === null)
    return [{ icon: "eye", text: "Visitors see it on the page of the site that it belongs to." }];
  const listed = "Search engines find it there, and the sitemap lists it.";
  return [
    { icon: "eye", text: `Visitors see it at ${path}.` },
    ...(redirect
      ? [
          {
            icon: "redirect",
            kind: "warning",
            text: `The redirect from there to ${redirect.to ?? "“gone”"} is disabled.`,
            links: [{ to: `/redirects?open=${redirect.id}`, text: redirect.from }],
          } as const,
        ]
      : []),
    isListed
      ? { icon: "search", text: listed }
      : { icon: "search", kind: "warning", text: "Search engines are told not to list it." },
  ];
};

const emptyBlocksOf = ({ emptyBlocks, showsSomething }: PagePublishing): readonly Consequence[] => {
  const lines = emptyBlocks.map(({ label, message }) => `${label}: ${message}`);
  const count = emptyBlocks.length;
  if (!showsSomething)
    return [{ icon: "warning", kind: "wrong", text: "Visitors see an empty page.", lines }];
  if (count === 0) return [];
  const text = count === 1 ? "1 block shows nothing." : `${count} blocks show nothing.`;
  return [{ icon: "warning", kind: "warning", text, lines }];
};

const searchTextsOf = ({ lacks, title }: PagePublishing): readonly Consequence[] => {
  if (lacks.length === 0) return [];
  const lines = [
    ...(lacks.includes("title")
      ? [
          title === ""
            ? "No title: the company's name stands in."
            : `No title: “${title}”, the first title of its blocks, stands in.`,
        ]
      : []),
    ...(lacks.includes("description") ? ["No description: a general sentence stands in."] : []),
  ];
  return [
    { icon: "warning", kind: "warning", text: "Texts for search engines are missing.", lines },
  ];
};

/** What visitors meet once a page is published, and what it lacks. */
export const pageGains = (publishing: PagePublishing): readonly Consequence[] => [
  ...addressOf(publishing),
  ...emptyBlocksOf(publishing),
  ...searchTextsOf(publishing),
];

import type { Consequence } from "#design/office/consequences/what-will-happen.tsx";
import type { PagePublishing } from "#features/content/pages/contract.ts";
import { counted } from "#platform/counted.ts";

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
  const text = counted(count, "block shows nothing.", "blocks show nothing.");
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

export type PageToPublish = Readonly<{ id: string; name: string; publishing: PagePublishing }>;

/** One line for the pages of which something is to be said, with the way to each. */
const pagesLine = (
  pages: readonly PageToPublish[],
  kind: Consequence["kind"],
  one: string,
  many: string,
): readonly Consequence[] =>
  pages.length === 0
    ? []
    : [
        {
          icon: "warning",
          kind,
          text: pages.length === 1 ? `1 page ${one}` : `${pages.length} pages ${many}`,
          links: pages.map(({ id, name }) => ({ to: `/custompages/${id}`, text: name })),
        },
      ];

const redirectsLine = (pages: readonly PageToPublish[]): readonly Consequence[] => {
  const redirects = pages.flatMap(({ publishing }) => publishing.redirect ?? []);
  const count = redirects.length;
  if (count === 0) return [];
  return [
    {
      icon: "redirect",
      kind: "warning",
      text: counted(
        count,
        "redirect from there is disabled.",
        "redirects from there are disabled.",
      ),
      links: redirects.map(({ id, from }) => ({ to: `/redirects?open=${id}`, text: from })),
    },
  ];
};

/** What visitors meet once several pages are published together, and what these lack. */
export const gainsOfPages = (pages: readonly PageToPublish[]): readonly Consequence[] => {
  const paths = pages.flatMap(({ publishing }) => publishing.path ?? []);
  const those = (test: (publishing: PagePublishing) => boolean) =>
    pages.filter(({ publishing }) => test(publishing));
  const seen = those(({ showsSomething }) => showsSomething);
  const count = counted(paths.length, "address", "addresses");
  return [
    ...(paths.length > 0
      ? [{ icon: "eye", text: `Visitors see them at ${count}.`, names: paths } as const]
      : []),
    ...redirectsLine(pages),
    ...pagesLine(
      those((each) => !each.showsSomething),
      "wrong",
      "is empty.",
      "are empty.",
    ),
    ...pagesLine(
      seen.filter(({ publishing }) => publishing.emptyBlocks.length > 0),
      "warning",
      "has blocks that show nothing.",
      "have blocks that show nothing.",
    ),
    ...pagesLine(
      those(({ path, isListed }) => path !== null && !isListed),
      "warning",
      "tells search engines not to list it.",
      "tell search engines not to list them.",
    ),
    ...pagesLine(
      those(({ lacks }) => lacks.length > 0),
      "warning",
      "lacks texts for search engines.",
      "lack texts for search engines.",
    ),
  ];
};

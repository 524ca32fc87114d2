import type { Consequence } from "#design/office/consequences/what-will-happen.tsx";
import type { PageConsequences } from "#features/content/pages/contract.ts";
import { counted } from "#platform/counted.ts";

type Leading = PageConsequences["pages"];

/** Whether anything of the site leads visitors to a 404 once the page is gone. */
export const hasLosses = ({ redirects, pages, layout, contents }: PageConsequences): boolean =>
  [redirects, pages, layout, contents].some(({ count }) => count > 0);

const lineOf = (
  { count, items }: Leading,
  text: string,
  pathOf: (id: string) => string,
): readonly Consequence[] =>
  count === 0
    ? []
    : [
        {
          icon: "link",
          kind: "warning",
          text,
          links: items.map(({ id, name }) => ({ to: pathOf(id), text: name })),
        },
      ];

type LeadingThere = Pick<PageConsequences, "redirects" | "pages" | "layout" | "contents">;

const leadingThere = ({ redirects, pages, layout, contents }: LeadingThere) => {
  const redirected = counted(redirects.count, "redirect ends", "redirects end");
  const linked = counted(pages.count, "other page links", "other pages link");
  const inLayout = counted(layout.count, "link", "links");
  const inTexts = counted(contents.count, "text links", "texts link");
  return [
    ...lineOf(redirects, `${redirected} there.`, (id) => `/redirects?open=${id}`),
    ...lineOf(pages, `${linked} there.`, (id) => `/custompages/${id}`),
    ...lineOf(layout, `${inLayout} of header, footer or beans there.`, (id) => `/layout/${id}`),
    ...lineOf(contents, `${inTexts} there.`, (id) => `/page-contents/${id}`),
  ];
};

/** What visitors meet once several pages are deleted or unpublished together. */
export const lossesOfPages = ({
  paths,
  ...leading
}: LeadingThere & Readonly<{ paths: readonly string[] }>): readonly Consequence[] => {
  if (paths.length === 0) return [{ icon: "check", text: "No address of visitors changes." }];
  const text = `${counted(paths.length, "address meets", "addresses meet")} a 404.`;
  return [{ icon: "warning", kind: "wrong", text, names: paths }, ...leadingThere(leading)];
};

/** What visitors meet once a page is deleted or unpublished, and what leads them there. */
export const pageLosses = (consequences: PageConsequences): readonly Consequence[] => {
  const { path, leadsTo } = consequences;
  if (path === null) return [{ icon: "check", text: "No address of visitors changes." }];
  if (leadsTo !== null) {
    const place = leadsTo === "410" ? "that the page is gone" : leadsTo;
    const text = `A redirect answers visitors of ${path} already: ${place}. Nothing changes for them.`;
    return [{ icon: "redirect", text }];
  }
  return [
    { icon: "warning", kind: "wrong", text: `Visitors of ${path} meet a 404.` },
    ...leadingThere(consequences),
    ...(hasLosses(consequences)
      ? []
      : [{ icon: "check", text: "Nothing on the site leads there." } as const]),
  ];
};

/** What visitors of a page's address meet once the page has another, to which a redirect leads. */
export const pageMove = (
  consequences: PageConsequences,
  movesTo: string,
): readonly Consequence[] => {
  const { path } = consequences;
  if (path === null) return [{ icon: "check", text: "No address of visitors changes." }];
  return [
    { icon: "redirect", text: `Visitors of ${path} are led to ${movesTo}.` },
    ...leadingThere(consequences),
  ];
};

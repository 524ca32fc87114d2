import type { PageInput } from "#features/content/pages/contract.ts";
import type { LinkCheck, SeoResponse } from "#features/content/pages/seo-contract.ts";
import type { Choice } from "#platform/choices/choice.ts";
import { checkHeader } from "./header.ts";
import { checkHeadingOrder, findHeadings, findOwnHeadings } from "./headings.ts";
import { checkLengths } from "#design/office/search-result/lengths.ts";
import type { PageLink } from "#features/content/pages/parts/page-links.ts";
import { type PagePicture, picturesWithoutAlt } from "./pictures.ts";
import { describeRobots } from "#design/office/search-result/robots-labels.ts";
import { counted } from "#platform/counted.ts";
import { shorten } from "#platform/prose/short-quotes.ts";

type Judged = Readonly<{
  kind: "error" | "warning" | "good";
  message: string;
  /** The field to fix; null when there is none. */
  path: string | null;
}>;

/** Result of one check. An `error` harms visitors, a `warning` is for the user to weigh. */
export type SeoFinding = Judged &
  Readonly<{
    /** Where it shows: on the page itself, or in what search results and shared links say of it. */
    about: "page" | "search";
  }>;

const good = (message: string): Judged => ({ kind: "good", message, path: null });

const problemByStatus: Readonly<Record<LinkCheck["end"], string | null>> = {
  found: null,
  elsewhere: null,
  unpublished: "leads to a page that is not published",
  missing: "leads nowhere: visitors meet a 404",
  gone: "leads to what a redirect calls gone",
  loop: "leads into redirects without end",
};

const checkLink = (
  { path, link: whole, sitePath, problem }: PageLink,
  check?: LinkCheck,
): Judged[] => {
  const link = shorten(whole);
  if (problem) return [{ kind: "error", message: `The link ${link} is wrong. ${problem}`, path }];
  if (sitePath === null || !check) return [];
  const linkProblem = problemByStatus[check.end];
  const redirects = check.through.map(shorten).join(", then ");
  if (linkProblem)
    return [
      {
        kind: "error",
        message: `The link ${link} ${linkProblem}${redirects && ` (by ${redirects})`}.`,
        path,
      },
    ];
  return redirects
    ? [
        {
          kind: "warning",
          message: `The link ${link} is redirected to ${redirects}. Link there.`,
          path,
        },
      ]
    : [];
};

const checkLinks = (
  links: readonly PageLink[],
  uncheckedCount: number,
  response: SeoResponse | undefined,
): Judged[] => {
  if (links.length === 0)
    return [{ kind: "warning", message: "No block links anywhere.", path: null }];
  const checkByLink = new Map(response?.links.map((each) => [each.link, each]));
  const findings = links.flatMap((link) => checkLink(link, checkByLink.get(link.sitePath ?? "")));
  if (uncheckedCount > 0)
    findings.push({
      kind: "warning",
      message: `${counted(uncheckedCount, "more link was", "more links were")} not checked.`,
      path: null,
    });
  const count = links.length === 1 ? "The one link leads" : `All ${links.length} links lead`;
  return findings.length > 0 || !response ? findings : [good(`${count} somewhere.`)];
};

const quoteNames = (pages: readonly Readonly<{ name: string }>[]) =>
  pages.map(({ name }) => `“${name}”`).join(", ");

const checkDuplicates = (response: SeoResponse | undefined): Judged[] => [
  ...(response && response.sameTitle.length > 0
    ? [
        {
          kind: "error",
          message: `The title is also that of ${quoteNames(response.sameTitle)}.`,
          path: "seo.title",
        } as const,
      ]
    : []),
  ...(response && response.sameDescription.length > 0
    ? [
        {
          kind: "error",
          message: `The description is also that of ${quoteNames(response.sameDescription)}.`,
          path: "seo.description",
        } as const,
      ]
    : []),
];

const checkPictures = (
  pictures: readonly PagePicture[],
  pictureById: ReadonlyMap<string, Choice | null> | undefined,
): Judged[] => {
  if (!pictureById || pictures.length === 0) return [];
  const missingPictures = pictures.filter(({ id }) => pictureById.get(id) === null);
  const libraryAltById = new Map(
    [...pictureById].flatMap(([id, each]) =>
      each ? [[id, each.picture?.alt ?? ""] as const] : [],
    ),
  );
  const withoutAlt = picturesWithoutAlt(pictures, libraryAltById);
  const findings: Judged[] = [
    ...missingPictures.map(
      ({ path }) =>
        ({ kind: "error", message: "A picture is gone from the library.", path }) as const,
    ),
    ...withoutAlt.map(({ id, path, alt }) => ({
      kind: "error" as const,
      message: `The picture ${pictureById.get(id)?.label ?? id} has no alternative text${alt ? "" : " in the library"}.`,
      path: alt?.path ?? path,
    })),
  ];
  const count =
    pictures.length === 1 ? "The one picture has" : `All ${pictures.length} pictures have`;
  return findings.length > 0 ? findings : [good(`${count} an alternative text.`)];
};

const checkHeadings = (page: PageInput): Judged[] => {
  const headings = page.owner === null ? findHeadings(page) : findOwnHeadings(page);
  const problems = checkHeadingOrder(headings);
  return problems.length > 0
    ? problems.map(({ path, message }) => ({ kind: "warning", message, path }))
    : [
        good(
          `${headings.length === 1 ? "One heading stands" : `${headings.length} headings stand`} in good order.`,
        ),
      ];
};

const checkRobots = ({ seo, isPublished }: PageInput): Judged => {
  const { message, isHidden } = describeRobots(seo.robots);
  if (isHidden) return { kind: "warning", message, path: "seo.robots" };
  return isPublished
    ? good(message)
    : { kind: "warning", message: `${message} It is not published yet.`, path: "isPublished" };
};

const checkSeoImage = (
  { seo }: PageInput,
  pictureById: ReadonlyMap<string, Choice | null> | undefined,
): Judged[] => {
  const path = "seo.image";
  if (!seo.image)
    return [{ kind: "warning", message: "There is no picture for shared links.", path }];
  const choice = pictureById?.get(seo.image);
  if (choice === null)
    return [{ kind: "error", message: "The picture for shared links is gone.", path }];
  const width = choice?.picture?.width ?? 1200;
  return width < 1200
    ? [
        {
          kind: "warning",
          message: `The picture for shared links is only ${width} pixels wide; 1200 are wanted.`,
          path,
        },
      ]
    : [];
};

const kindOrder = { error: 0, warning: 1, good: 2 } as const;

export type SeoInput = Readonly<{
  page: PageInput;
  /** The title with the market's prefix and suffix. */
  fullTitle: string;
  links: readonly PageLink[];
  /** Links that were not sent to the server, because there are too many or they are too long. */
  uncheckedCount: number;
  pictures: readonly PagePicture[];
  /**
   * The pictures by id; null for a deleted picture. Undefined until the media library has answered.
   */
  pictureById: ReadonlyMap<string, Choice | null> | undefined;
  response: SeoResponse | undefined;
}>;

const findingsAbout = (
  about: SeoFinding["about"],
  judged: readonly Judged[],
): readonly SeoFinding[] => judged.map((each) => ({ ...each, about }));

/** What only a page with an address of its own has: its search result and its header. */
const findingsOfAddress = (input: SeoInput): readonly SeoFinding[] => {
  const { page, fullTitle, response } = input;
  if (page.owner !== null) return [];
  const lengths = checkLengths(page.seo, fullTitle).map(({ field, verdict, message }): Judged => ({
    kind: verdict === "good" ? "good" : "warning",
    message,
    path: verdict === "good" ? null : `seo.${field}`,
  }));
  const header = checkHeader(page).map((each): Judged => ({ kind: "warning", ...each }));
  return [
    ...findingsAbout("search", [checkRobots(page)]),
    ...findingsAbout("page", header),
    ...findingsAbout("search", [...lengths, ...checkDuplicates(response)]),
  ];
};

/** All checks of a page, errors first. */
export const seoFindings = (input: SeoInput): readonly SeoFinding[] => {
  const { page, links, uncheckedCount, pictures, pictureById, response } = input;
  return [
    ...findingsOfAddress(input),
    ...findingsAbout("page", [
      ...checkLinks(links, uncheckedCount, response),
      ...checkPictures(pictures, pictureById),
    ]),
    ...findingsAbout("search", page.owner === null ? checkSeoImage(page, pictureById) : []),
    ...findingsAbout("page", checkHeadings(page)),
  ].toSorted((a, b) => kindOrder[a.kind] - kindOrder[b.kind]);
};

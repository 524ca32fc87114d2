import type { PageInput } from "#features/pages/contract.ts";
import type { LinkCheck, SeoResponse } from "#features/pages/seo-contract.ts";
import type { Choice } from "#platform/choices/choice.ts";
import { checkHeadingOrder, findHeadings } from "./headings.ts";
import { checkLengths } from "./lengths.ts";
import type { PageLink } from "./links.ts";
import { type PagePicture, picturesWithoutAlt } from "./pictures.ts";
import { describeRobots } from "./robots-labels.ts";

/** One thing that was looked at. `wrong` harms visitors, `look` is for people to weigh. */
export type SeoFinding = Readonly<{
  kind: "wrong" | "look" | "good";
  message: string;
  /** The field to go to; null where there is none. */
  path: string | null;
}>;

const good = (message: string): SeoFinding => ({ kind: "good", message, path: null });

const problemByStatus: Readonly<Record<LinkCheck["end"], string | null>> = {
  found: null,
  elsewhere: null,
  unpublished: "leads to a page that is not published",
  missing: "leads nowhere: visitors meet a 404",
  gone: "leads to what a redirect calls gone",
  loop: "leads into redirects without end",
};

const checkLink = ({ path, link, ownPath, problem }: PageLink, check?: LinkCheck): SeoFinding[] => {
  if (problem) return [{ kind: "wrong", message: `The link ${link} is wrong. ${problem}`, path }];
  if (ownPath === null || !check) return [];
  const trouble = problemByStatus[check.end];
  const way = check.through.join(", then ");
  if (trouble)
    return [
      { kind: "wrong", message: `The link ${link} ${trouble}${way && ` (by ${way})`}.`, path },
    ];
  return way
    ? [{ kind: "look", message: `The link ${link} is redirected to ${way}. Link there.`, path }]
    : [];
};

const checkLinks = (
  links: readonly PageLink[],
  unasked: number,
  answer: SeoResponse | undefined,
): SeoFinding[] => {
  if (links.length === 0)
    return [{ kind: "look", message: "No block links anywhere.", path: null }];
  const checks = new Map(answer?.links.map((each) => [each.link, each]));
  const found = links.flatMap((link) => checkLink(link, checks.get(link.ownPath ?? "")));
  if (unasked > 0)
    found.push({ kind: "look", message: `${unasked} more links were not checked.`, path: null });
  const count = links.length === 1 ? "The one link leads" : `All ${links.length} links lead`;
  return found.length > 0 || !answer ? found : [good(`${count} somewhere.`)];
};

const quoteNames = (pages: readonly Readonly<{ name: string }>[]) =>
  pages.map(({ name }) => `“${name}”`).join(", ");

const checkDuplicates = (answer: SeoResponse | undefined): SeoFinding[] => [
  ...(answer && answer.sameTitle.length > 0
    ? [
        {
          kind: "wrong",
          message: `The title is also that of ${quoteNames(answer.sameTitle)}.`,
          path: "seo.title",
        } as const,
      ]
    : []),
  ...(answer && answer.sameDescription.length > 0
    ? [
        {
          kind: "wrong",
          message: `The description is also that of ${quoteNames(answer.sameDescription)}.`,
          path: "seo.description",
        } as const,
      ]
    : []),
];

const checkPictures = (
  pictures: readonly PagePicture[],
  known: ReadonlyMap<string, Choice | null> | undefined,
): SeoFinding[] => {
  if (!known || pictures.length === 0) return [];
  const gone = pictures.filter(({ id }) => known.get(id) === null);
  const own = new Map(
    [...known].flatMap(([id, each]) => (each ? [[id, each.picture?.alt ?? ""] as const] : [])),
  );
  const silent = picturesWithoutAlt(pictures, own);
  const findings: SeoFinding[] = [
    ...gone.map(
      ({ path }) =>
        ({ kind: "wrong", message: "A picture is gone from the library.", path }) as const,
    ),
    ...silent.map(({ id, path, alt }) => ({
      kind: "wrong" as const,
      message: `The picture ${known.get(id)?.label ?? id} has no alternative text${alt ? "" : " in the library"}.`,
      path: alt?.path ?? path,
    })),
  ];
  const count =
    pictures.length === 1 ? "The one picture has" : `All ${pictures.length} pictures have`;
  return findings.length > 0 ? findings : [good(`${count} an alternative text.`)];
};

const checkHeadings = (page: PageInput): SeoFinding[] => {
  const headings = findHeadings(page);
  const problems = checkHeadingOrder(headings);
  return problems.length > 0
    ? problems.map(({ path, message }) => ({ kind: "look", message, path }))
    : [
        good(
          `${headings.length === 1 ? "One heading stands" : `${headings.length} headings stand`} in good order.`,
        ),
      ];
};

const checkRobots = ({ seo, isPublished }: PageInput): SeoFinding => {
  const { message, isHidden } = describeRobots(seo.robots);
  if (isHidden) return { kind: "look", message, path: "seo.robots" };
  return isPublished
    ? good(message)
    : { kind: "look", message: `${message} It is not published yet.`, path: "isPublished" };
};

const checkSeoImage = (
  { seo }: PageInput,
  known: ReadonlyMap<string, Choice | null> | undefined,
): SeoFinding[] => {
  const path = "seo.image";
  if (!seo.image) return [{ kind: "look", message: "There is no picture for shared links.", path }];
  const choice = known?.get(seo.image);
  if (choice === null)
    return [{ kind: "wrong", message: "The picture for shared links is gone.", path }];
  const width = choice?.picture?.width ?? 1200;
  return width < 1200
    ? [
        {
          kind: "look",
          message: `The picture for shared links is only ${width} pixels wide; 1200 are wanted.`,
          path,
        },
      ]
    : [];
};

const kindOrder = { wrong: 0, look: 1, good: 2 } as const;

export type SeoInput = Readonly<{
  page: PageInput;
  /** With what the market puts around it. */
  shownTitle: string;
  links: readonly PageLink[];
  /** How many links the server is not asked about, since it takes no more or none so long. */
  unasked: number;
  pictures: readonly PagePicture[];
  /** By id; null for what is gone, undefined until the library has answered. */
  known: ReadonlyMap<string, Choice | null> | undefined;
  answer: SeoResponse | undefined;
}>;

/** All that is to be said of a page before it is published, the worst first. */
export const seoFindings = (looked: SeoInput): readonly SeoFinding[] => {
  const { page, shownTitle, links, unasked, pictures, known, answer } = looked;
  const lengths = checkLengths(page.seo, shownTitle).map(
    ({ field, verdict, message }): SeoFinding => ({
      kind: verdict === "good" ? "good" : "look",
      message,
      path: verdict === "good" ? null : `seo.${field}`,
    }),
  );
  return [
    checkRobots(page),
    ...lengths,
    ...checkDuplicates(answer),
    ...checkLinks(links, unasked, answer),
    ...checkPictures(pictures, known),
    ...checkSeoImage(page, known),
    ...checkHeadings(page),
  ].toSorted((a, b) => kindOrder[a.kind] - kindOrder[b.kind]);
};

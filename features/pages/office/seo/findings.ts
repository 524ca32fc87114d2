import type { PageInput } from "#features/pages/contract.ts";
import type { LinkCheck, SeoAnswer } from "#features/pages/seo-contract.ts";
import type { Choice } from "#platform/choices/choice.ts";
import { headingProblems, headingsOf } from "./headings.ts";
import { lengthsOf } from "./lengths.ts";
import type { PageLink } from "./links.ts";
import { type PagePicture, picturesWithoutAlt } from "./pictures.ts";
import { robotsWords } from "./robots-labels.ts";

/** One thing that was looked at. `wrong` harms visitors, `look` is for people to weigh. */
export type Finding = Readonly<{
  kind: "wrong" | "look" | "good";
  words: string;
  /** The field to go to; null where there is none. */
  path: string | null;
}>;

const good = (words: string): Finding => ({ kind: "good", words, path: null });

const ends: Readonly<Record<LinkCheck["end"], string | null>> = {
  found: null,
  elsewhere: null,
  unpublished: "leads to a page that is not published",
  missing: "leads nowhere: visitors meet a 404",
  gone: "leads to what a redirect calls gone",
  loop: "leads into redirects without end",
};

const linkFinding = ({ path, link, ours, wrong }: PageLink, check?: LinkCheck): Finding[] => {
  if (wrong) return [{ kind: "wrong", words: `The link ${link} is wrong. ${wrong}`, path }];
  if (ours === null || !check) return [];
  const trouble = ends[check.end];
  const way = check.through.join(", then ");
  if (trouble)
    return [{ kind: "wrong", words: `The link ${link} ${trouble}${way && ` (by ${way})`}.`, path }];
  return way
    ? [{ kind: "look", words: `The link ${link} is redirected to ${way}. Link there.`, path }]
    : [];
};

const linkFindings = (
  links: readonly PageLink[],
  unasked: number,
  answer: SeoAnswer | undefined,
): Finding[] => {
  if (links.length === 0) return [{ kind: "look", words: "No block links anywhere.", path: null }];
  const checks = new Map(answer?.links.map((each) => [each.link, each]));
  const found = links.flatMap((link) => linkFinding(link, checks.get(link.ours ?? "")));
  if (unasked > 0)
    found.push({ kind: "look", words: `${unasked} more links were not checked.`, path: null });
  const count = links.length === 1 ? "The one link leads" : `All ${links.length} links lead`;
  return found.length > 0 || !answer ? found : [good(`${count} somewhere.`)];
};

const names = (pages: readonly Readonly<{ name: string }>[]) =>
  pages.map(({ name }) => `“${name}”`).join(", ");

const sameFindings = (answer: SeoAnswer | undefined): Finding[] => [
  ...(answer && answer.sameTitle.length > 0
    ? [
        {
          kind: "wrong",
          words: `The title is also that of ${names(answer.sameTitle)}.`,
          path: "seo.title",
        } as const,
      ]
    : []),
  ...(answer && answer.sameDescription.length > 0
    ? [
        {
          kind: "wrong",
          words: `The description is also that of ${names(answer.sameDescription)}.`,
          path: "seo.description",
        } as const,
      ]
    : []),
];

const pictureFindings = (
  pictures: readonly PagePicture[],
  known: ReadonlyMap<string, Choice | null> | undefined,
): Finding[] => {
  if (!known || pictures.length === 0) return [];
  const gone = pictures.filter(({ id }) => known.get(id) === null);
  const own = new Map(
    [...known].flatMap(([id, each]) => (each ? [[id, each.picture?.alt ?? ""] as const] : [])),
  );
  const silent = picturesWithoutAlt(pictures, own);
  const findings: Finding[] = [
    ...gone.map(
      ({ path }) =>
        ({ kind: "wrong", words: "A picture is gone from the library.", path }) as const,
    ),
    ...silent.map(({ id, path, alt }) => ({
      kind: "wrong" as const,
      words: `The picture ${known.get(id)?.label ?? id} has no alternative text${alt ? "" : " in the library"}.`,
      path: alt?.path ?? path,
    })),
  ];
  const count =
    pictures.length === 1 ? "The one picture has" : `All ${pictures.length} pictures have`;
  return findings.length > 0 ? findings : [good(`${count} an alternative text.`)];
};

const headingFindings = (page: PageInput): Finding[] => {
  const headings = headingsOf(page);
  const problems = headingProblems(headings);
  return problems.length > 0
    ? problems.map(({ path, message }) => ({ kind: "look", words: message, path }))
    : [
        good(
          `${headings.length === 1 ? "One heading stands" : `${headings.length} headings stand`} in good order.`,
        ),
      ];
};

const robotsFinding = ({ seo, isPublished }: PageInput): Finding => {
  const { words, isHidden } = robotsWords(seo.robots);
  if (isHidden) return { kind: "look", words, path: "seo.robots" };
  return isPublished
    ? good(words)
    : { kind: "look", words: `${words} It is not published yet.`, path: "isPublished" };
};

const imageFindings = (
  { seo }: PageInput,
  known: ReadonlyMap<string, Choice | null> | undefined,
): Finding[] => {
  const path = "seo.image";
  if (!seo.image) return [{ kind: "look", words: "There is no picture for shared links.", path }];
  const choice = known?.get(seo.image);
  if (choice === null)
    return [{ kind: "wrong", words: "The picture for shared links is gone.", path }];
  const width = choice?.picture?.width ?? 1200;
  return width < 1200
    ? [
        {
          kind: "look",
          words: `The picture for shared links is only ${width} pixels wide; 1200 are wanted.`,
          path,
        },
      ]
    : [];
};

const order = { wrong: 0, look: 1, good: 2 } as const;

export type Looked = Readonly<{
  page: PageInput;
  /** With what the market puts around it. */
  shownTitle: string;
  links: readonly PageLink[];
  /** How many links the server is not asked about, since it takes no more or none so long. */
  unasked: number;
  pictures: readonly PagePicture[];
  /** By id; null for what is gone, undefined until the library has answered. */
  known: ReadonlyMap<string, Choice | null> | undefined;
  answer: SeoAnswer | undefined;
}>;

/** All that is to be said of a page before it is published, the worst first. */
export const findingsOf = (looked: Looked): readonly Finding[] => {
  const { page, shownTitle, links, unasked, pictures, known, answer } = looked;
  const lengths = lengthsOf(page.seo, shownTitle).map(({ field, verdict, words }): Finding => ({
    kind: verdict === "good" ? "good" : "look",
    words,
    path: verdict === "good" ? null : `seo.${field}`,
  }));
  return [
    robotsFinding(page),
    ...lengths,
    ...sameFindings(answer),
    ...linkFindings(links, unasked, answer),
    ...pictureFindings(pictures, known),
    ...imageFindings(page, known),
    ...headingFindings(page),
  ].toSorted((a, b) => order[a.kind] - order[b.kind]);
};

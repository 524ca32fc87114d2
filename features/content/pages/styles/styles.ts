import { cleanSheets, cleanerVersion } from "#platform/server/css/cleaner.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { Block, PageInput, PageStyles } from "../contract.ts";
import { elementId, pageElementId } from "../parts/element-id.ts";

/**
 * Cleaned style sheets stored with the page. They are valid only for this version of the cleaning
 * rules and of the page.
 */
export type StoredStyles = Readonly<{
  rules: number;
  version: number;
  page: string;
  blocks: readonly (readonly [id: string, css: string])[];
}>;

/** In characters: bounds the time that parsing all sheets of a page takes. */
const maxTotalLength = 200_000;

type StyledPage = Pick<PageInput, "customCss"> &
  Readonly<{ blocks: readonly Pick<Block, "id" | "content">[] }>;

type SourceSheet = Readonly<{ path: string; css: string; id: string; blockId: string | null }>;

const styleSheetsOf = ({ customCss, blocks }: StyledPage): readonly SourceSheet[] => [
  { path: "customCss", css: customCss, id: pageElementId, blockId: null },
  ...blocks.flatMap(({ id, content }, index) => {
    const css = content["customCss"];
    return typeof css === "string" && css.trim() !== ""
      ? [{ path: `blocks.${index}.content.customCss`, css, id: elementId(id), blockId: id }]
      : [];
  }),
];

export const noStyles: PageStyles = { page: "", blocks: new Map() };

/**
 * Cleans all style sheets of a page in a worker thread.
 * @param isRefused whether the sheet at a path was refused already and need not be parsed
 * @throws Problem 503 when too many requests already wait for the worker thread
 */
export const cleanStyles = async (
  page: StyledPage,
  isRefused: (path: string) => boolean = () => false,
): Promise<Readonly<{ styles: PageStyles; errors: readonly RuleError[] }>> => {
  const sheets = styleSheetsOf(page).filter(({ path }) => !isRefused(path));
  if (sheets.reduce((sum, { css }) => sum + css.length, 0) > maxTotalLength) {
    const message = `Custom CSS: page and blocks together hold more than ${maxTotalLength} characters.`;
    return { styles: noStyles, errors: [{ path: "customCss", message }] };
  }
  const cleaned = await cleanSheets(sheets.map(({ css, id }) => ({ css, id })));
  const blocks = new Map<string, string>();
  const errors: RuleError[] = [];
  let pageCss = "";
  for (const [index, { path, blockId }] of sheets.entries()) {
    const { css = "", problem = null } = cleaned[index] ?? {};
    if (problem !== null) errors.push({ path, message: problem });
    if (blockId === null) pageCss = css;
    else if (css !== "") blocks.set(blockId, css);
  }
  return { styles: { page: pageCss, blocks }, errors };
};

export const cleanStoredStyles = async (
  page: StyledPage,
  version: number,
): Promise<StoredStyles> => {
  const { styles } = await cleanStyles(page);
  return { rules: cleanerVersion, version, page: styles.page, blocks: [...styles.blocks] };
};

/**
 * Uses the stored styles, unless they were cleaned by other rules or for another version of the
 * page (an older process saves pages without updating them); then cleans them again.
 */
export const readStyles = async (
  page: StyledPage & Readonly<{ version: number }>,
  stored: StoredStyles | null,
): Promise<PageStyles> =>
  stored?.rules === cleanerVersion && stored.version === page.version
    ? { page: stored.page, blocks: new Map(stored.blocks) }
    : (await cleanStyles(page)).styles;

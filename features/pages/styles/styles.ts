import { cleanSheets, sheetRules } from "#platform/server/css/cleaner.ts";
import type { Block, PageInput, PageStyles, RuleError } from "../contract.ts";
import { elementId, pageElementId } from "../parts/element-id.ts";

/** Styles as they lie beside their page, with the rules and the version of the page that they hold for. */
export type StoredStyles = Readonly<{
  rules: number;
  version: number;
  page: string;
  blocks: readonly (readonly [id: string, css: string])[];
}>;

/** Characters of all sheets of one page, so that reading them takes no longer than one long sheet. */
const maxTotalLength = 200_000;

type StyledPage = Pick<PageInput, "customCss"> &
  Readonly<{ blocks: readonly Pick<Block, "id" | "content">[] }>;

type Sheet = Readonly<{ path: string; css: string; id: string; blockId: string | null }>;

const styleSheetsOf = ({ customCss, blocks }: StyledPage): readonly Sheet[] => [
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
 * Cleans every sheet of a page, in a thread of its own.
 * @param refused whether a sheet at a path has been refused already, so that nobody reads it
 * @throws Problem 503 when too many others wait for the same
 */
export const cleanStyles = async (
  page: StyledPage,
  refused: (path: string) => boolean = () => false,
): Promise<Readonly<{ styles: PageStyles; errors: readonly RuleError[] }>> => {
  const sheets = styleSheetsOf(page).filter(({ path }) => !refused(path));
  if (sheets.reduce((sum, { css }) => sum + css.length, 0) > maxTotalLength) {
    const message = `Custom CSS: page and blocks together hold more than ${maxTotalLength} characters.`;
    return { styles: noStyles, errors: [{ path: "customCss", message }] };
  }
  const cleaned = await cleanSheets(sheets.map(({ css, id }) => ({ css, id })));
  const blocks = new Map<string, string>();
  const errors: RuleError[] = [];
  let own = "";
  for (const [index, { path, blockId }] of sheets.entries()) {
    const { css = "", problem = null } = cleaned[index] ?? {};
    if (problem !== null) errors.push({ path, message: problem });
    if (blockId === null) own = css;
    else if (css !== "") blocks.set(blockId, css);
  }
  return { styles: { page: own, blocks }, errors };
};

export const storedStyles = async (page: StyledPage, version: number): Promise<StoredStyles> => {
  const { styles } = await cleanStyles(page);
  return { rules: sheetRules, version, page: styles.page, blocks: [...styles.blocks] };
};

/**
 * The styles of a stored page. Those that were cleaned by other rules, or for another version of the
 * page (by a process that knew nothing of them), are cleaned anew.
 */
export const readStyles = async (
  page: StyledPage & Readonly<{ version: number }>,
  stored: StoredStyles | null,
): Promise<PageStyles> =>
  stored?.rules === sheetRules && stored.version === page.version
    ? { page: stored.page, blocks: new Map(stored.blocks) }
    : (await cleanStyles(page)).styles;

import type { Page } from "#features/pages/contract.ts";
import type { SiteRequest } from "./context.ts";
import { OwnStyle } from "./own-style.tsx";

/** What staff say of the look of a page as a whole. */
export const lookOf = (site: SiteRequest, page: Page) => ({
  classes: page.customHtmlClasses.join(" "),
  css: site.scopedCss(page.customCss, "page"),
  attributes: page.attributes,
});

export type StaffPageProps = Readonly<{
  look: ReturnType<typeof lookOf>;
  children: React.ReactNode;
}>;

/** A page as staff want it to look; what stands around it follows `pageMarks`. */
export const StaffPage = ({ look: { classes, css, attributes }, children }: StaffPageProps) => (
  <div id="page" className={classes} data-hero={attributes.transparentHeader || undefined}>
    <OwnStyle css={css} />
    {children}
  </div>
);

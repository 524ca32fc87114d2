import { pageElementId } from "#features/pages/parts/element-id.ts";
import type { PublishedPage } from "#features/pages/contract.ts";
import { CustomStyle } from "./custom-style.tsx";

/** What staff say of the look of a page as a whole. */
export const appearanceOf = (page: PublishedPage) => ({
  classes: page.customHtmlClasses.join(" "),
  css: page.styles.page,
  attributes: page.attributes,
  isStyled: page.styles.page !== "" || [...page.styles.blocks.values()].some(Boolean),
});

export type CmsPageProps = Readonly<{
  appearance: ReturnType<typeof appearanceOf>;
  children: React.ReactNode;
}>;

/** A page as staff want it to look; what stands around it follows `bodyAttributes`. */
export const CmsPage = ({ appearance, children }: CmsPageProps) => {
  const { classes, css, attributes, isStyled } = appearance;
  const page = (
    <div
      id={pageElementId}
      className={classes}
      data-hero={attributes.transparentHeader || undefined}
    >
      <CustomStyle css={css} />
      {children}
    </div>
  );
  // Out of reach of every sheet: whatever a block is laid over, the header stays above it.
  return isStyled ? <div style={{ isolation: "isolate" }}>{page}</div> : page;
};

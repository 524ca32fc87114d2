import type { PublishedPage } from "#features/content/pages/contract.ts";
import { pageElementId } from "#features/content/pages/parts/element-id.ts";
import { CustomStyle } from "./custom-style.tsx";

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

/** Wraps a page in the classes and CSS that staff gave it; header and footer follow `bodyAttributes`. */
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
  // A stacking context of its own keeps blocks below the header; it is set inline, where staff's
  // CSS cannot change it.
  return isStyled ? <div style={{ isolation: "isolate" }}>{page}</div> : page;
};

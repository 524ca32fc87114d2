import type { BreadcrumbList, WithContext } from "schema-dts";
import type { Site } from "./site.ts";

/** A page above the present one, as the way to it is shown. */
export type Crumb = Readonly<{ label: string; path: string }>;

/** The first crumb is the brand's name, with which every page's header labels its link home too. */
export const homeCrumb = ({ product }: Site): Crumb => ({ label: product, path: "/" });

export const breadcrumbs = (
  { origin }: Site,
  crumbs: readonly Crumb[],
): WithContext<BreadcrumbList> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: `${origin}${path}`,
  })),
});

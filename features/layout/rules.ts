import { type RouteName, routeNames } from "#markets/routes.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { Layout, LayoutArea, LayoutLink } from "./contract.ts";

/** Routes whose paths need the name of one travel, departure or coordinator. */
const recordRoutes: ReadonlySet<RouteName> = new Set([
  "travels-travel",
  "travels-travel-itinerary",
  "travels-travel-tour",
  "coordinators-coordinator",
]);

/** The routes to which a link may lead by their names. */
export const linkedRoutes: readonly RouteName[] = routeNames.filter(
  (name) => !recordRoutes.has(name),
);

export const isLinkedRoute = (to: string): to is RouteName =>
  (linkedRoutes as readonly string[]).includes(to);

const addressPattern = /^(?:\/(?![/\\])|https?:\/\/[^\s/])\S*$/;

const addressErrors = (path: string, { to }: LayoutLink): readonly RuleError[] =>
  isLinkedRoute(to) || to === "/" || addressPattern.test(to)
    ? []
    : [
        {
          path: `${path}.to`,
          message: "Choose a page of the site, or write a path such as /path or a whole address.",
        },
      ];

/** Entries of one list lead to different pages. */
const listErrors = (path: string, links: readonly LayoutLink[]): readonly RuleError[] =>
  links.flatMap((link, index) => {
    const at = `${path}.${index}`;
    const twin = links.findIndex(({ to }) => to === link.to);
    if (twin < index)
      return [{ path: `${at}.to`, message: `“${links[twin]?.label}” leads there already.` }];
    return addressErrors(at, link);
  });

const beanErrors = ({ items }: Layout["beans"]): readonly RuleError[] =>
  items.flatMap(({ from, until }, index) =>
    from !== null && until !== null && Date.parse(until) <= Date.parse(from)
      ? [{ path: `items.${index}.until`, message: "The end must be after the beginning." }]
      : [],
  );

const rules: { readonly [Area in LayoutArea]: (content: Layout[Area]) => readonly RuleError[] } = {
  header: ({ links }) => listErrors("links", links),
  footer: ({ groups, legal }) => [
    ...groups.flatMap(({ links }, index) => listErrors(`groups.${index}.links`, links)),
    ...listErrors("legal", legal),
  ],
  beans: (beans) => [...listErrors("items", beans.items), ...beanErrors(beans)],
  contacts: () => [],
};

/** What the schemas alone cannot say of a part of the layout. */
export const layoutErrors = <Area extends LayoutArea>(
  area: Area,
  content: Layout[Area],
): readonly RuleError[] => rules[area](content);

/** The links of a part of the layout, each with the path of its field. */
export const linksOf = (
  content: Layout[LayoutArea],
): readonly Readonly<{ path: string; link: LayoutLink }>[] => {
  const listed = (path: string, links: readonly LayoutLink[]) =>
    links.map((link, index) => ({ path: `${path}.${index}`, link }));
  if ("links" in content) return listed("links", content.links);
  if ("items" in content) return listed("items", content.items);
  if ("email" in content) return [];
  return [
    ...content.groups.flatMap(({ links }, index) => listed(`groups.${index}.links`, links)),
    ...listed("legal", content.legal),
  ];
};

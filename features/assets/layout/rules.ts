import { type RouteName, routeNames } from "#markets/routes.ts";
import type { RuleError } from "#platform/rule-error.ts";
import {
  type HeaderEntry,
  type Layout,
  type LayoutArea,
  type LayoutEntry,
  ownMenu,
} from "./contract.ts";

/** Routes whose paths need the name of one travel, departure, coordinator or event, or a visitor's key. */
const recordRoutes: ReadonlySet<RouteName> = new Set([
  "travels-travel",
  "travels-travel-itinerary",
  "travels-travel-tour",
  "coordinators-coordinator",
  "requests-request",
  "alerts-unsubscribe",
  "wishlist-shared",
  "events-wemeet-event",
]);

/** The routes to which a link may lead by their names. */
export const linkedRoutes: readonly RouteName[] = routeNames.filter(
  (name) => !recordRoutes.has(name),
);

export const isLinkedRoute = (to: string): to is RouteName =>
  (linkedRoutes as readonly string[]).includes(to);

const addressPattern = /^(?:\/(?![/\\])|https?:\/\/[^\s/])\S*$/;

const addressErrors = (path: string, { to }: LayoutEntry): readonly RuleError[] =>
  isLinkedRoute(to) || to === "/" || addressPattern.test(to)
    ? []
    : [
        {
          path: `${path}.to`,
          message: "Choose a page of the site, or write a path such as /path or a whole address.",
        },
      ];

/** Entries of one list lead to different pages. */
const listErrors = (path: string, links: readonly LayoutEntry[]): readonly RuleError[] =>
  links.flatMap((link, index) => {
    const at = `${path}.${index}`;
    const twin = links.findIndex(({ to }) => to === link.to);
    if (twin < index)
      return [{ path: `${at}.to`, message: `“${links[twin]?.label}” leads there already.` }];
    return addressErrors(at, link);
  });

/** Whether visitors see it, where its page is in the market. */
export const isShown = ({
  enabled,
  awaitsLabel,
}: Readonly<{ enabled: boolean; awaitsLabel: boolean }>): boolean => enabled && !awaitsLabel;

export const isMenu = ({ to }: LayoutEntry): boolean => to === ownMenu;

const menuErrors = (path: string, { entries, ...entry }: HeaderEntry): readonly RuleError[] => {
  if (!isMenu(entry) && entries.length > 0)
    return [{ path: `${path}.to`, message: "Only a menu of its own has entries under it." }];
  if (isMenu(entry) && entries.length === 0)
    return [{ path: `${path}.to`, message: "Add an entry under it, or choose a page." }];
  return listErrors(`${path}.entries`, entries);
};

const isMenuAt = (links: readonly HeaderEntry[], path: string): boolean => {
  const entry = links[Number(path.split(".")[1])];
  return entry !== undefined && isMenu(entry);
};

/** Menus lead nowhere themselves, so that several may stand side by side. */
const headerErrors = ({ links }: Layout["header"]): readonly RuleError[] => [
  ...listErrors("links", links).filter(({ path }) => !isMenuAt(links, path)),
  ...links.flatMap((entry, index) => menuErrors(`links.${index}`, entry)),
];

const beanErrors = ({ items }: Layout["beans"]): readonly RuleError[] =>
  items.flatMap(({ from, until }, index) =>
    from !== null && until !== null && Date.parse(until) <= Date.parse(from)
      ? [{ path: `items.${index}.until`, message: "The end must be after the beginning." }]
      : [],
  );

const rules: { readonly [Area in LayoutArea]: (content: Layout[Area]) => readonly RuleError[] } = {
  header: headerErrors,
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

type PlacedLink = Readonly<{ path: string; link: LayoutEntry }>;

const listed = (path: string, links: readonly LayoutEntry[]): readonly PlacedLink[] =>
  links.flatMap((link, index) => (isShown(link) ? [{ path: `${path}.${index}`, link }] : []));

const headerLinks = (links: readonly HeaderEntry[]): readonly PlacedLink[] =>
  links.flatMap((link, index) => {
    const path = `links.${index}`;
    if (!isShown(link)) return [];
    return isMenu(link) ? listed(`${path}.entries`, link.entries) : [{ path, link }];
  });

/** The links of a part of the layout that visitors are shown, each with the path of its field. */
export const linksOf = (content: Layout[LayoutArea]): readonly PlacedLink[] => {
  if ("links" in content) return headerLinks(content.links);
  if ("items" in content) return listed("items", content.items);
  if ("email" in content) return [];
  return [
    ...content.groups.flatMap((group, index) =>
      isShown(group) ? listed(`groups.${index}.links`, group.links) : [],
    ),
    ...listed("legal", content.legal),
  ];
};

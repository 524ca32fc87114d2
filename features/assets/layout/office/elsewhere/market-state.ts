import type { Layout } from "#features/assets/layout/contract.ts";
import type { LayoutInput, MarketLayout } from "#features/assets/layout/record-contract.ts";
import { isLinkedRoute, linksOf } from "#features/assets/layout/rules.ts";
import { counted } from "#platform/counted.ts";
import { labelsToWrite } from "../copy/copy-part.ts";
import { isHiddenIn } from "./markets-context.ts";

/** What a market's card says. */
export type MarketState = Readonly<{ text: string; isFine: boolean }>;

/** Where links lead, in words that markets share: paths of routes are called by the route. */
const targetsOf = ({ content, paths }: Pick<MarketLayout, "content" | "paths">): string => {
  const routeAt = new Map(Object.entries(paths).map(([route, path]) => [path, route]));
  return linksOf(content)
    .map(({ link: { to } }) =>
      isLinkedRoute(to) ? to : (routeAt.get(to.replace(/[?#].*$/, "")) ?? "page"),
    )
    .join(" ");
};

const sizeOf = (content: Exclude<LayoutInput, Layout["contacts"]>): string => {
  if ("groups" in content) return counted(content.groups.length, "group", "groups");
  const entries = "links" in content ? content.links : content.items;
  return counted(entries.length, "entry", "entries");
};

const missingContacts = (content: LayoutInput): readonly string[] =>
  "email" in content
    ? Object.entries(content).flatMap(([name, value]) => (value === "" ? [name] : []))
    : [];

const contactNames: Readonly<Record<string, string>> = { email: "e-mail" };

/** Whether a market leads elsewhere than the source, which was saved after it. */
const isOlder = (market: MarketLayout, source: MarketLayout | undefined): boolean =>
  market.updatedAt !== null &&
  typeof source?.updatedAt === "string" &&
  market.updatedAt < source.updatedAt &&
  targetsOf(market) !== targetsOf(source);

/**
 * @param edited the market whose part is edited, with which the others are compared
 * @param source the market in which parts are written first
 */
export const marketState = (
  market: MarketLayout,
  edited: MarketLayout,
  source?: MarketLayout,
): MarketState => {
  const { content } = market;
  if ("email" in content) {
    const missing = missingContacts(content).map((name) => contactNames[name] ?? name);
    return {
      text: missing.length === 0 ? "complete" : `no ${missing.join(", no ")}`,
      isFine: missing.length === 0,
    };
  }
  const size = sizeOf(content);
  const hidden = linksOf(content).filter(({ link }) => isHiddenIn(market, link.to));
  const [first] = hidden;
  if (first)
    return {
      text:
        hidden.length === 1
          ? `${size} · ${first.link.label} has no path`
          : `${size} · ${hidden.length} have no path`,
      isFine: false,
    };
  const due = labelsToWrite(content);
  if (due > 0)
    return {
      text: `${size} · ${counted(due, "label", "labels")} to write`,
      isFine: false,
    };
  if (market.country === edited.country) return { text: `${size} · you edit this`, isFine: true };
  if (market.updatedAt === null) return { text: `${size} · the site’s own`, isFine: true };
  if (isOlder(market, source)) return { text: `${size} · older than the Italian`, isFine: false };
  const isSame = targetsOf(market) === targetsOf(edited);
  return { text: `${size} · ${isSame ? "same order" : "own order"}`, isFine: true };
};

import type { LinkCheck } from "#features/content/pages/seo-contract.ts";
import type { MarketId } from "#markets/market-type.ts";
import { findChoice } from "#features/records/choices/pickers/choices.ts";
import { checkLink } from "./check-links.ts";
import { type InnerTarget, innerTarget } from "./inner-target.ts";

/** What the form shows of a link. */
export type LinkDescription = Readonly<{
  kind: string;
  name: string;
  /** Why visitors would not arrive there; null when they do. */
  warning: string | null;
}>;

const problemOf: Readonly<Record<LinkCheck["end"], string | null>> = {
  found: null,
  elsewhere: null,
  unpublished: "It is not published: visitors meet a 404.",
  missing: "It leads nowhere: visitors meet a 404.",
  gone: "A redirect says that it is gone.",
  loop: "Its redirects lead in a circle.",
};

const warningOf = (check: LinkCheck | null): string | null => {
  if (!check) return null;
  const through = check.through.at(-1);
  return problemOf[check.end] ?? (through ? `It is redirected to ${through}. Link there.` : null);
};

const travelKinds = { trip: "Trip", itinerary: "Itinerary", departure: "Departure" } as const;

const kindOf = (target: InnerTarget): string => {
  switch (target.kind) {
    case "travel":
      return travelKinds[target.part];
    case "coordinator":
      return "Coordinator";
    case "destination":
      return "Area";
    case "search":
      return "Search";
    case "page":
      return "Page";
  }
};

const nameOf = async (country: string, target: InnerTarget): Promise<string | null> => {
  if (target.kind === "search") return null;
  const isPage = target.kind === "page";
  const choice = isPage
    ? await findChoice(country, "page", target.path)
    : await findChoice(country, target.kind, target.slug);
  return choice?.label ?? null;
};

const maxCheckedLength = 500; // characters, as the server takes them

/**
 * Names what stands at a path of the market, and says whether visitors arrive there.
 * @throws ApiError
 */
export const describeInner = async (
  country: string,
  market: MarketId,
  pageId: string | null,
  address: string,
): Promise<LinkDescription> => {
  const target = innerTarget(market, address);
  const [path = "/", fragment] = address.split("#", 2);
  const [name, check] = await Promise.all([
    nameOf(country, target),
    path.length > maxCheckedLength ? null : checkLink(country, pageId, path),
  ]);
  const isUnknownArea = target.kind === "destination" && name === null;
  return {
    kind: kindOf(target),
    name: name === null ? address : `${name}${fragment ? ` #${fragment}` : ""}`,
    warning: isUnknownArea ? "There is no such area: every trip is shown." : warningOf(check),
  };
};

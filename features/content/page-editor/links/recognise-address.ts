import { marketById } from "#markets/markets.ts";
import type { MarketId } from "#markets/market-type.ts";
import { shorten } from "#platform/prose/short-quotes.ts";
import { hostWithoutScheme, isAtSite } from "#platform/site-address.ts";

/** The public site of a market; the origin is null where no host serves it. */
export type MarketSite = Readonly<{ market: MarketId; origin: string | null }>;

/** What a typed, pasted or stored text is, as an address. */
export type Address =
  | Readonly<{ kind: "inner"; address: string }>
  | Readonly<{ kind: "anchor"; address: string }>
  | Readonly<{ kind: "foreign"; address: string; label: string }>
  | Readonly<{ kind: "outside"; address: string; host: string }>
  | Readonly<{ kind: "refused"; reason: string }>;

const refused = (reason: string): Address => ({ kind: "refused", reason });

const rule = "Links begin with /, # or https://.";

const siteAt = (url: URL, sites: readonly MarketSite[]): MarketSite | null =>
  sites.find(({ origin }) => origin !== null && isAtSite(url, origin)) ?? null;

const ofUrl = (url: URL, own: MarketId, sites: readonly MarketSite[]): Address => {
  const site = siteAt(url, sites);
  if (site?.market === own) return { kind: "inner", address: url.pathname + url.search + url.hash };
  const isSecure = url.protocol === "https:";
  if (site) {
    const { label } = marketById(site.market);
    return isSecure
      ? { kind: "foreign", address: url.href, label }
      : refused(`This is the site of ${label}, and not an https address. ${rule}`);
  }
  if (!isSecure) return refused(`This address is not safe (http). ${rule}`);
  return url.hostname.includes(".")
    ? { kind: "outside", address: url.href, host: url.host }
    : refused("Its host has no domain.");
};

const scheme = /^([a-z][a-z0-9+.-]*):/i;

/**
 * Reads a text as an address. An address of the market's own site becomes a path, so that it stays
 * right on every host. Null for words, which are no address.
 */
export const recogniseAddress = (
  text: string,
  own: MarketId,
  sites: readonly MarketSite[],
): Address | null => {
  const typed = text.trim();
  if (typed === "" || /\s/.test(typed)) return null;
  if (typed.startsWith("#")) return { kind: "anchor", address: typed };
  if (/^\/[/\\]/.test(typed)) return refused(`It begins with //: that is another host. ${rule}`);
  if (typed.startsWith("/")) return { kind: "inner", address: typed };
  const hasHost = hostWithoutScheme.test(typed);
  const [, protocol] = scheme.exec(typed) ?? [];
  if (!hasHost && protocol === undefined) return null;
  if (!hasHost && !/^https?$/i.test(protocol ?? ""))
    return refused(`Visitors are not led to ${shorten(protocol ?? "")}: addresses. ${rule}`);
  const url = URL.parse(hasHost ? `https://${typed}` : typed);
  return url ? ofUrl(url, own, sites) : refused(`This is no address. ${rule}`);
};

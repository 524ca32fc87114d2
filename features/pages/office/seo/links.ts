import type { Block } from "#features/pages/contract.ts";
import { leavesOf } from "./text-values.ts";

export type PageLink = Readonly<{
  /** The field that holds it. */
  path: string;
  /** As it was typed. */
  link: string;
  /** Our own path with its query, for the server to follow; null for any other link. */
  ours: string | null;
  /** Why it leads nowhere whoever asks; null when nothing is wrong in how it is written. */
  wrong: string | null;
}>;

const inText = /\[[^[\]]{1,200}\]\(([^\s()]{1,500})\)/g;
const linkNames = /link|url|href|address/i;
const looksLikeLink = /^(\/(?!\/)|#|https?:\/\/)\S*$/i;
const unlinked = new Set(["customCss"]); // addresses in style sheets are no links

const linksIn = (name: string, text: string): string[] => {
  const typed = text.trim();
  if (typed === "" || unlinked.has(name)) return [];
  if (looksLikeLink.test(typed) || (linkNames.test(name) && !/\s/.test(typed))) return [typed];
  return [...typed.matchAll(inText)].map(([, address = ""]) => address);
};

const wrongOf = (link: string): string | null => {
  if (link.startsWith("//")) return "It begins with //: that is another host.";
  if (link.startsWith("/") || link.startsWith("#")) return null;
  const url = URL.parse(link);
  if (!url) return "This is no address.";
  if (url.protocol === "http:") return "It is not https.";
  if (url.protocol !== "https:") return `Visitors are not led to ${url.protocol} addresses.`;
  return url.hostname.includes(".") ? null : "Its host has no domain.";
};

const oursOf = (link: string, site: string | null): string | null => {
  if (/^\/(?![/\\])/.test(link)) return link;
  const url = site === null ? null : URL.parse(link);
  return url && url.origin === site ? url.pathname + url.search : null;
};

/**
 * The links that visitors meet in the enabled blocks: fields that hold one, and `[words](address)`
 * in texts.
 * @param site the origin of the market, whose full addresses are our own paths too
 */
export const linksOf = (blocks: readonly Block[], site: string | null): PageLink[] =>
  blocks.flatMap(({ enabled, content }, index) =>
    enabled
      ? leavesOf(content, `blocks.${index}.content`).flatMap(({ path, name, text }) =>
          linksIn(name, text).map((link) => {
            const ours = oursOf(link, site);
            return { path, link, ours, wrong: ours === null ? wrongOf(link) : null };
          }),
        )
      : [],
  );

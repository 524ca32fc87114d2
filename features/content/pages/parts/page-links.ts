import type { Block } from "../contract.ts";
import { shorten } from "#platform/prose/short-quotes.ts";
import { textValues } from "./text-values.ts";

export type PageLink = Readonly<{
  /** Path of the field with the link. */
  path: string;
  link: string;
  /** Path and query of a link to the market's own site; null for other links. */
  sitePath: string | null;
  /** Why the link is malformed; null when it is well-formed. */
  problem: string | null;
}>;

const markdownLink = /\[[^[\]]{1,200}\]\(([^\s()]{1,500})\)/g;
const linkFieldNames = /link|url|href|address/i;
const linkPattern = /^(\/(?!\/)|#|https?:\/\/)\S*$/i;
const ignoredFields = new Set(["customCss"]); // URLs in style sheets are no links

const findLinks = (name: string, text: string): string[] => {
  const trimmed = text.trim();
  if (trimmed === "" || ignoredFields.has(name)) return [];
  if (linkPattern.test(trimmed) || (linkFieldNames.test(name) && !/\s/.test(trimmed)))
    return [trimmed];
  return [...trimmed.matchAll(markdownLink)].map(([, address = ""]) => address);
};

const linkProblem = (link: string): string | null => {
  if (link.startsWith("//")) return "It begins with //: that is another host.";
  if (link.startsWith("/") || link.startsWith("#")) return null;
  const url = URL.parse(link);
  if (!url) return "This is no address.";
  if (url.protocol === "http:") return "It is not https.";
  if (url.protocol !== "https:")
    return `Visitors are not led to ${shorten(url.protocol)} addresses.`;
  return url.hostname.includes(".") ? null : "Its host has no domain.";
};

const sitePathOf = (link: string, site: string | null): string | null => {
  if (/^\/(?![/\\])/.test(link)) return link;
  const url = site === null ? null : URL.parse(link);
  return url && url.origin === site ? url.pathname + url.search : null;
};

/**
 * The links in enabled blocks: link fields, and Markdown links (`[words](address)`) in texts.
 * @param site the market's origin; absolute links to it count as links to the own site
 */
export const findPageLinks = (blocks: readonly Block[], site: string | null): PageLink[] =>
  blocks.flatMap(({ enabled, content }, index) =>
    enabled
      ? textValues(content, `blocks.${index}.content`).flatMap(({ path, name, text }) =>
          findLinks(name, text).map((link) => {
            const sitePath = sitePathOf(link, site);
            return { path, link, sitePath, problem: sitePath === null ? linkProblem(link) : null };
          }),
        )
      : [],
  );

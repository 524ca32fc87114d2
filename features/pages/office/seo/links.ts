import type { Block } from "#features/pages/contract.ts";
import { textValues } from "./text-values.ts";

export type PageLink = Readonly<{
  /** The field that holds it. */
  path: string;
  /** As it was typed. */
  link: string;
  /** Our own path with its query, for the server to follow; null for any other link. */
  ownPath: string | null;
  /** Why it leads nowhere whoever asks; null when nothing is wrong in how it is written. */
  problem: string | null;
}>;

const markdownLink = /\[[^[\]]{1,200}\]\(([^\s()]{1,500})\)/g;
const linkFieldNames = /link|url|href|address/i;
const linkPattern = /^(\/(?!\/)|#|https?:\/\/)\S*$/i;
const ignoredFields = new Set(["customCss"]); // addresses in style sheets are no links

const findLinks = (name: string, text: string): string[] => {
  const typed = text.trim();
  if (typed === "" || ignoredFields.has(name)) return [];
  if (linkPattern.test(typed) || (linkFieldNames.test(name) && !/\s/.test(typed))) return [typed];
  return [...typed.matchAll(markdownLink)].map(([, address = ""]) => address);
};

const linkProblem = (link: string): string | null => {
  if (link.startsWith("//")) return "It begins with //: that is another host.";
  if (link.startsWith("/") || link.startsWith("#")) return null;
  const url = URL.parse(link);
  if (!url) return "This is no address.";
  if (url.protocol === "http:") return "It is not https.";
  if (url.protocol !== "https:") return `Visitors are not led to ${url.protocol} addresses.`;
  return url.hostname.includes(".") ? null : "Its host has no domain.";
};

const ownPathOf = (link: string, site: string | null): string | null => {
  if (/^\/(?![/\\])/.test(link)) return link;
  const url = site === null ? null : URL.parse(link);
  return url && url.origin === site ? url.pathname + url.search : null;
};

/**
 * The links that visitors meet in the enabled blocks: fields that hold one, and `[words](address)`
 * in texts.
 * @param site the origin of the market, whose full addresses are our own paths too
 */
export const findPageLinks = (blocks: readonly Block[], site: string | null): PageLink[] =>
  blocks.flatMap(({ enabled, content }, index) =>
    enabled
      ? textValues(content, `blocks.${index}.content`).flatMap(({ path, name, text }) =>
          findLinks(name, text).map((link) => {
            const ownPath = ownPathOf(link, site);
            return { path, link, ownPath, problem: ownPath === null ? linkProblem(link) : null };
          }),
        )
      : [],
  );

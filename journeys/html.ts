const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&amp;": "&",
};

export const unescapeHtml = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity);

/** What the pattern's first group matches first, unescaped. Empty when nothing matches. */
export const firstMatch = (html: string, pattern: RegExp): string =>
  unescapeHtml(pattern.exec(html)?.[1] ?? "");

/** What the pattern's first group matches, each time. */
export const allMatches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, match = ""]) => match);

export const canonicalOf = (html: string): string =>
  firstMatch(html, /<link rel="canonical" href="([^"]+)"/);

export const robotsOf = (html: string): string =>
  firstMatch(html, /<meta name="robots" content="([^"]+)"/);

export const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" href="([^"]+)" hrefLang="([^"]+)"/gi)].map(
    ([, href = "", language = ""]) => ({ href: unescapeHtml(href), language }),
  );

type JsonLdNode = Readonly<Record<string, unknown>> & Readonly<{ "@type": string }>;

/** The first structured data of a type on a page. */
export const jsonLdNode = (html: string, type: string): JsonLdNode | undefined =>
  allMatches(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
    .map((json) => JSON.parse(json) as JsonLdNode)
    .find((node) => node["@type"] === type);

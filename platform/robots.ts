/** What a page's meta element may tell the robots of search engines. */
export const robotsValues = [
  "index,follow",
  "index,nofollow",
  "noindex,follow",
  "noindex,nofollow",
  "all",
  "none",
] as const;

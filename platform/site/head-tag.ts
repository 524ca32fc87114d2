/** An element of a page's head. */
export type HeadTag =
  | Readonly<{ title: string }>
  | Readonly<{ name: string; content: string }>
  | Readonly<{ property: string; content: string }>
  | Readonly<{
      tagName: "link";
      rel: string;
      href: string;
      hrefLang?: string;
      type?: string;
      title?: string;
    }>
  /** JSON-LD of schema.org. */
  | Readonly<{ "script:ld+json": object }>;

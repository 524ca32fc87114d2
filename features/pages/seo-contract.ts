import { z } from "zod";

/** What is asked of a page before it is published: our own paths that it links to, and its meta data. */
export const seoCheckSchema = z.strictObject({
  links: z
    .array(
      z
        .string()
        .max(500)
        .regex(/^\/(?![/\\])/, "A path of this market begins with one /."),
    )
    .max(300),
  title: z.string().max(200),
  description: z.string().max(320),
  /** Null for a page that is being created. */
  pageId: z.uuid().nullable(),
});

/** Where a path of a market leads, as a visitor of this moment would find. */
export type LinkEnd =
  | "found"
  /** A page stands there that is not published. */
  | "unpublished"
  | "missing"
  /** A redirect says that it is gone for good (410). */
  | "gone"
  /** Redirects lead in a circle, or on and on. */
  | "loop"
  /** A redirect leads to another host, which is not asked. */
  | "elsewhere";

export type LinkCheck = Readonly<{
  link: string;
  end: LinkEnd;
  /** The addresses that redirects lead through, the last one last; empty when none leaves from it. */
  through: readonly string[];
}>;

export type PageName = Readonly<{ id: string; name: string }>;

export type SeoCheck = z.infer<typeof seoCheckSchema>;
export type SeoAnswer = Readonly<{
  links: readonly LinkCheck[];
  /** Other pages of the market with the same title or description. */
  sameTitle: readonly PageName[];
  sameDescription: readonly PageName[];
  /** What the market puts around a page's title. */
  aroundTitle: readonly [before: string, after: string];
  /** What it puts around the page's name where there is no description. */
  aroundName: readonly [before: string, after: string];
}>;

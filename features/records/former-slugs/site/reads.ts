/** What public pages read of slugs that records had; the read adds its cache tags to the page. */
export type FormerSlugReads = Readonly<{
  /** The present slug of the record that once had the given slug; null when no record had it. */
  currentSlug(kind: "travel" | "coordinator", slug: string): Promise<string | null>;
}>;

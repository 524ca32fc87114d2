/** A rule that a record breaks, at a field's path such as `seo.title` or `blocks.0.content.title`. */
export type RuleError = Readonly<{ path: string; message: string }>;

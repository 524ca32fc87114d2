import type { Layout } from "../contract.ts";

/** What public pages read of header and footer; the read adds its cache tags to the page. */
export type LayoutReads = Readonly<{ layout(): Promise<Partial<Layout>> }>;

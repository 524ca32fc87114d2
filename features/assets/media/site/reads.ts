import type { Picture } from "../contract.ts";

/** What public pages read of pictures; the read adds its cache tags to the page. */
export type PictureReads = Readonly<{
  /** Pictures by id, with texts in the market's language; unknown ids are missing. */
  pictures(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, Picture>>;
}>;

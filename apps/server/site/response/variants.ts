import { createBounded } from "#platform/server/cache/bounded.ts";
import type { Encoding } from "#platform/server/http/compression/encoding.ts";
import { bytesOf, etagOf, type RenderedPage } from "./rendered-page.ts";

/** Pages in the encodings that few ask for, kept beside them while somebody does. */
export type Variants = Readonly<{
  /** The page's bytes in an encoding, where they are there. */
  peek(page: RenderedPage, encoding: Encoding): Buffer | undefined;
  bytesOf(page: RenderedPage, encoding: Encoding): Promise<Buffer>;
}>;

/** @param room bytes kept at most */
export const createVariants = (room: number): Variants => {
  const kept = createBounded<Buffer>(room, (body, key) => body.length + 2 * key.length + 200);
  const peek = (page: RenderedPage, encoding: Encoding) =>
    encoding === "br" ? page.body : kept.get(etagOf(page, encoding));
  return {
    peek,
    async bytesOf(page, encoding) {
      const known = peek(page, encoding);
      if (known) return known;
      const made = await bytesOf(page, encoding);
      kept.set(etagOf(page, encoding), made);
      return made;
    },
  };
};

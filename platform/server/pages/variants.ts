import { createBoundedCache } from "#platform/server/cache/bounded.ts";
import type { Encoding } from "#platform/server/http/compression/encoding.ts";
import { bytesOf, etagOf, type RenderedPage } from "./rendered-page.ts";

/** A small cache of pages in encodings other than brotli, which few clients request. */
export type Variants = Readonly<{
  /** @returns undefined where the page is not stored in this encoding */
  peek(page: RenderedPage, encoding: Encoding): Buffer | undefined;
  bytesOf(page: RenderedPage, encoding: Encoding): Promise<Buffer>;
}>;

export const createVariants = (maxBytes: number): Variants => {
  const bodies = createBoundedCache<Buffer>(
    maxBytes,
    (body, key) => body.length + 2 * key.length + 200,
  );
  const peek = (page: RenderedPage, encoding: Encoding) =>
    encoding === "br" ? page.body : bodies.get(etagOf(page, encoding));
  return {
    peek,
    async bytesOf(page, encoding) {
      const cached = peek(page, encoding);
      if (cached) return cached;
      const body = await bytesOf(page, encoding);
      bodies.set(etagOf(page, encoding), body);
      return body;
    },
  };
};

import type { Readable } from "node:stream";

/** The first and the last byte of a part of a content. */
export type ByteRange = Readonly<{ start: number; end: number }>;

/**
 * An answer that is read from where it is kept while somebody takes it, so that no reader holds more
 * than a slice of it in memory.
 */
export class Content {
  readonly bytes: number;
  /** Of the bytes alone, in quotes. */
  readonly etag: string;
  /** Null where the content is gone. It is asked for ranges of one byte or more. */
  readonly open: (range: ByteRange) => Promise<Readable | null>;

  constructor(bytes: number, etag: string, open: Content["open"]) {
    this.bytes = bytes;
    this.etag = etag;
    this.open = open;
  }
}

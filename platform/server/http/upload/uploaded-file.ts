import { Problem } from "../problem.ts";
import type { BodyReader } from "../routes/handling.ts";

/** A file that was sent to the API. */
export class UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** Hash of the bytes as they were sent, in hex. */
  readonly sha256: string;

  constructor(name: string, bytes: Buffer, sha256: string) {
    this.name = name;
    this.bytes = bytes;
    this.sha256 = sha256;
  }

  /** What tells two requests with an `Idempotency-Key` apart, without writing the bytes out. */
  toJSON(): object {
    return { name: this.name, sha256: this.sha256 };
  }
}

/** Reads the form of a file. */
export const fileReader: BodyReader<UploadedFile> = {
  read(body) {
    if (body instanceof UploadedFile) return body;
    throw new Problem(415, "Send a form with a file.");
  },
};

import { z } from "zod";
import { Problem } from "../problem.ts";
import type { BodyReader } from "../routes/route.ts";

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

/** The body of a route that takes a file, sent as a form with the field `file` alone. */
export const fileBody: BodyReader<UploadedFile> = {
  schema: z.strictObject({
    file: z.string().meta({ format: "binary", description: "The file." }),
  }),
  read(body) {
    if (body instanceof UploadedFile) return body;
    throw new Problem(415, "Send a form with a file.");
  },
};

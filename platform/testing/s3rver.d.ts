declare module "@20minutes/s3rver" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** The parts of the package's server that the tests use; it brings no types. */
  export default class S3rver {
    constructor(
      options: Readonly<{
        directory: string;
        silent: boolean;
        configureBuckets: readonly Readonly<{ name: string; configs: readonly string[] }>[];
      }>,
    );
    configureBuckets(): Promise<void>;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
}

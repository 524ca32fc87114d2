/** A screen names a guard that does not exist; the wording is the specification's. */
export class UnknownMiddleware extends Error {
  readonly status = 500;
  constructor(name: string) {
    super(`Unknown middleware ${name}`);
  }
}

import { apiUrl } from "#platform/browser/api-base.ts";
import { addressOf } from "#platform/calls/address.ts";
import type { AnyAnswerOf, Call } from "#platform/calls/call.ts";
import type { Arguments } from "#platform/calls/sent.ts";
import { readAnswer, type VersionedAnswer, versionOf } from "./call-api.ts";
import { backgroundFetch, renewingFetch } from "./session/session-renewal.ts";

/** What is sent with any call. */
type Sent = Readonly<{
  query?: object;
  body?: unknown;
  ifMatch?: number | null;
  key?: string;
  signal?: AbortSignal;
}>;

const headersOf = ({ body, ifMatch, key }: Sent): Record<string, string> => ({
  accept: "application/json",
  ...(body === undefined ? {} : { "content-type": "application/json" }),
  ...(ifMatch === undefined || ifMatch === null ? {} : { "if-match": `"${ifMatch}"` }),
  ...(key === undefined ? {} : { "idempotency-key": key }),
});

/** Where a call is answered. */
type At<Called extends Call> = Readonly<Pick<Called, "method" | "path">>;

const requestOf = <Called extends Call>(
  { method, path }: At<Called>,
  [values, given]: Arguments<Called>,
) => {
  // The compiler does not see what is sent with a call that it does not know yet.
  const sent = (given ?? {}) as Sent;
  return {
    url: apiUrl(addressOf(path, values, sent.query)),
    init: {
      method,
      headers: headersOf(sent),
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
      ...(sent.signal && { signal: sent.signal }),
    },
  };
};

/**
 * Calls the API; an expired session is renewed and the call repeated. The answer is not parsed: the
 * server holds it to the same declaration, in tests and in development.
 * @throws ApiError for every response that is no success
 * @throws TypeError when the server could not be reached
 */
export const callVersioned = async <Called extends Call>(
  called: Called,
  ...sent: Arguments<Called>
): Promise<VersionedAnswer<AnyAnswerOf<Called>>> => {
  const { url, init } = requestOf(called, sent);
  const response = await renewingFetch(url, init);
  return { body: await readAnswer<AnyAnswerOf<Called>>(response), version: versionOf(response) };
};

/** As `callVersioned`, for answers whose version nobody needs. */
export const call = async <Called extends Call>(
  called: Called,
  ...sent: Arguments<Called>
): Promise<AnyAnswerOf<Called>> => (await callVersioned(called, ...sent)).body;

/**
 * As `call`, for what a first visit loads: it carries no schemas. Method and path are written once
 * more, and the compiler holds them to the declaration, of which the type alone is imported:
 * `callAt<typeof getMe>({ method: "GET", path: "/me" }, {})`.
 */
export const callAt = async <Called extends Call = never>(
  at: At<Called>,
  ...sent: Arguments<Called>
): Promise<AnyAnswerOf<Called>> => {
  const { url, init } = requestOf<Called>(at, sent);
  return readAnswer(await renewingFetch(url, init));
};

/** Reads what nobody has asked for: it waits for no sign-in, and asks for none once it was declined. */
export const callInBackground = async <Called extends Call>(
  called: Called,
  ...sent: Arguments<Called>
): Promise<AnyAnswerOf<Called>> => {
  const { url, init } = requestOf(called, sent);
  return readAnswer(await backgroundFetch(url, init));
};

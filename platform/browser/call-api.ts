import { apiUrl } from "#platform/browser/api-base.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { backgroundFetch, renewingFetch } from "./session/session-renewal.ts";

type ProblemBody = Readonly<{
  detail?: string;
  message?: string;
  errors?: readonly RuleError[];
}>;

/** An answer of the API that is no success. */
export class ApiError extends Error {
  readonly status: number;
  /** What is wrong with the fields that were sent; empty where the answer names none. */
  readonly errors: readonly RuleError[];
  /** The whole answer, for problems that carry more than a sentence. */
  readonly body: Readonly<Record<string, unknown>>;
  /** How long the server asks to be left alone; null where it does not. */
  readonly retryAfterMs: number | null;
  constructor(status: number, body: ProblemBody, retryAfterMs: number | null = null) {
    super(body.detail ?? body.message ?? "The server did not answer as expected.");
    this.status = status;
    this.errors = body.errors ?? [];
    this.body = { ...body };
    this.retryAfterMs = retryAfterMs;
  }
}

/** `version` is the number in the answer's ETag; null where it has none. */
export type VersionedAnswer<Answer> = Readonly<{ body: Answer; version: number | null }>;

/** @param version the version that the user saw; null accepts any */
export const ifMatch = (version: number | null): Record<string, string> =>
  version === null ? {} : { "if-match": `"${version}"` };

/** The number in an answer’s ETag; null where it has none. */
export const versionOf = (response: Response): number | null => {
  const [, number] = /^"(\d+)"$/.exec(response.headers.get("etag") ?? "") ?? [];
  return number === undefined ? null : Number(number);
};

const retryAfterMsOf = (response: Response): number | null => {
  const [seconds] = /^\d+$/.exec(response.headers.get("retry-after") ?? "") ?? [];
  return seconds === undefined ? null : Number(seconds) * 1000;
};

/** @throws ApiError for an answer that is no success */
export const readAnswer = async <Answer>(response: Response): Promise<Answer> => {
  if (!response.ok) {
    const body = await response.json().catch(() => ({}));
    throw new ApiError(response.status, body, retryAfterMsOf(response));
  }
  // What is only done, such as a deletion, answers without JSON.
  if (response.status === 204) return undefined as Answer;
  return response.json();
};

/** Reads what nobody has asked for: it waits for no sign-in, and asks for none once it was declined. */
export const readInBackground = async <Answer>(path: string): Promise<Answer> =>
  readAnswer(await backgroundFetch(apiUrl(path), { headers: { accept: "application/json" } }));

/**
 * Calls the API; an expired session is renewed and the call repeated.
 * @param path below `/api/`: `it/redirects?page=2`
 * @throws ApiError for every response that is no success
 * @throws TypeError when the server could not be reached
 */
export const callVersioned = async <Answer>(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<VersionedAnswer<Answer>> => {
  const response = await renewingFetch(apiUrl(path), {
    method,
    headers: {
      accept: "application/json",
      ...(body ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { body: await readAnswer<Answer>(response), version: versionOf(response) };
};

/** As `callVersioned`, for answers whose version nobody needs. */
export const callApi = async <Answer>(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> => (await callVersioned<Answer>(method, path, body, headers)).body;

/**
 * Posts to an address that the server has given, such as one that tries something again.
 * @param path below `/api/`
 */
export const postTo = async (path: string): Promise<void> => {
  await callApi("POST", path, {});
};

export type ListPage<Item> = Readonly<{ items: readonly Item[]; total: number }>;

/** All items of a list, page after page. */
export const readPages = async <Item>(
  pageSize: number,
  read: (page: number) => Promise<ListPage<Item>>,
): Promise<readonly Item[]> => {
  const found: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await read(page);
    found.push(...items);
    if (items.length < pageSize || found.length >= total) return found;
  }
};

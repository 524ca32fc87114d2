import { newPage } from "#features/content/pages/page-defaults.ts";
import type { Answer, signIn } from "../saves/client.ts";

type Send = Awaited<ReturnType<typeof signIn>>;

/**
 * State after an acknowledged write: the version in the ETag and a text that the record contains;
 * null after a deletion.
 */
export type ExpectedState = Readonly<{ version: number; text: string }> | null;

type WriteRequest = Readonly<{
  method: "POST" | "PUT" | "DELETE";
  path: string;
  body: object;
  /** A text that the record contains after this write and not before. */
  text: string;
  headers: Readonly<Record<string, string>>;
}>;

/**
 * Saves continuously and remembers the acknowledged state of each record, by the record's API path.
 */
export type Writer = Readonly<{
  expected: Map<string, ExpectedState>;
  /** Paths of the writes acknowledged since the last check. */
  acknowledged: string[];
  /** Requests without an answer, which may or may not have been applied. */
  unanswered: WriteRequest[];
  save: (writer: Writer) => Promise<never>;
}>;

const versionOf = ({ headers }: Answer): number => Number(headers.etag?.replaceAll('"', ""));

/** Records what an answer acknowledges. @returns the record's API path */
const recordAnswer = (
  writer: Writer,
  { method, path, text }: WriteRequest,
  answer: Answer,
): string => {
  const recordPath = answer.headers.location ?? path;
  writer.acknowledged.push(recordPath);
  writer.expected.set(
    recordPath,
    method === "DELETE" ? null : { version: versionOf(answer), text },
  );
  return recordPath;
};

const unexpectedAnswer = ({ method, path }: WriteRequest, { status, text }: Answer): Error =>
  new Error(`${method} ${path} was answered ${status}: ${text.slice(0, 200)}`);

type Change = Readonly<{ body: object; text: string }>;

const createActions = (send: Send, writer: Writer) => {
  const write = async (method: WriteRequest["method"], path: string, { body, text }: Change) => {
    const before = writer.expected.get(path);
    const headers = {
      "idempotency-key": crypto.randomUUID(),
      ...(before ? { "if-match": `"${before.version}"` } : {}),
    };
    const sent = { method, path, body, text, headers };
    writer.unanswered.push(sent);
    const answer = await send(method, path, body, headers);
    writer.unanswered.pop();
    if (answer.status !== (method === "POST" ? 201 : 200)) throw unexpectedAnswer(sent, answer);
    return recordAnswer(writer, sent, answer);
  };
  return {
    create: (path: string, change: Change) => write("POST", path, change),
    update: (path: string, change: Change) => write("PUT", path, change),
    remove: (path: string, body = {}) => write("DELETE", path, { body, text: "" }),
  };
};

const createWriter = (
  send: Send,
  save: (actions: ReturnType<typeof createActions>, turn: number) => Promise<unknown>,
): Writer => ({
  expected: new Map(),
  acknowledged: [],
  unanswered: [],
  async save(self) {
    for (let turn = 0; ; turn += 1) await save(createActions(send, self), turn);
  },
});

/** Creates, updates and moves pages (a move creates a redirect), and deletes every second page. */
const pageWriter = (send: Send, country: string): Writer =>
  createWriter(send, async ({ create, update, remove }, turn) => {
    const slug = `fault-${crypto.randomUUID()}`;
    const page = { ...newPage(crypto.randomUUID()), name: slug, slug, isPublished: true };
    const path = await create(`/api/${country}/custompages`, { body: page, text: slug });
    const title = `second ${slug}`;
    await update(path, { body: { ...page, seo: { ...page.seo, title } }, text: title });
    const movedSlug = `${slug}-moved`;
    const confirmations = { forceSave: true, forceCreateMissing: true };
    await update(path, {
      body: { ...page, name: movedSlug, slug: movedSlug, ...confirmations },
      text: movedSlug,
    });
    if (turn % 2 === 1) await remove(path, { forceSave: true });
  });

const redirectWriter = (send: Send, country: string): Writer =>
  createWriter(send, async ({ create, update, remove }, turn) => {
    const from = `/fault-redirect-${crypto.randomUUID()}`;
    const to = `${from}-target`;
    const redirect = { from, to, status: 301, enabled: true };
    const path = await create(`/api/${country}/redirects`, { body: redirect, text: to });
    const newTarget = `${from}-newer`;
    await update(path, { body: { ...redirect, to: newTarget }, text: newTarget });
    if (turn % 2 === 1) await remove(path);
  });

/** Writes the maintenance message of one market and the currency rates of another. */
const settingsWriter = (
  send: Send,
  [maintenanceMarket, currencyMarket]: readonly [string, string],
): Writer =>
  createWriter(send, async ({ update }) => {
    const message = `fault ${crypto.randomUUID()}`;
    await update(`/api/${maintenanceMarket}/settings/maintenance`, {
      body: { value: { message } },
      text: message,
    });
    const rate = Number(`0.${crypto.getRandomValues(new Uint32Array(1))[0]}1`);
    const value = { rates: { EUR: 1, GBP: rate, USD: 1.1 }, date: "2027-01-01" };
    await update(`/api/${currencyMarket}/settings/currencies`, {
      body: { value },
      text: String(rate),
    });
  });

/**
 * Concurrent staff: three write pages, two write redirects, one writes settings, in three markets.
 */
export const createWriters = (send: Send): readonly Writer[] => [
  pageWriter(send, "it"),
  pageWriter(send, "it"),
  pageWriter(send, "fr"),
  redirectWriter(send, "it"),
  redirectWriter(send, "fr"),
  settingsWriter(send, ["it", "es"]),
];

/**
 * Compares a record with its acknowledged state.
 * @returns a sentence that states the difference; null if the record has that state
 */
export const differenceFrom = async (
  send: Send,
  path: string,
  expected: ExpectedState,
): Promise<string | null> => {
  const answer = await send("GET", path);
  const actual = `${path} is ${answer.status}, version ${versionOf(answer)}`;
  if (expected === null) return answer.status === 404 ? null : `${actual}, and was deleted.`;
  const isSame = versionOf(answer) === expected.version && answer.text.includes(expected.text);
  return answer.status === 200 && isSame ? null : `${actual}, and was version ${expected.version}.`;
};

/** Checks that an unanswered write was applied completely or not at all. */
const findPartialWrite = async (
  send: Send,
  expected: Writer["expected"],
  request: WriteRequest,
) => {
  const before = expected.get(request.path);
  if (!before) return null;
  if ((await differenceFrom(send, request.path, before)) === null) return null;
  const after = { version: before.version + 1, text: request.text };
  return differenceFrom(send, request.path, request.method === "DELETE" ? null : after);
};

/**
 * Repeats the unanswered write twice with its idempotency key.
 * @returns the rules that were broken
 */
export const retryUnanswered = async (send: Send, writer: Writer): Promise<readonly string[]> => {
  const request = writer.unanswered.pop();
  if (!request) return [];
  const partialWrite = await findPartialWrite(send, writer.expected, request);
  const before = writer.expected.get(request.path);
  const first = await send(request.method, request.path, request.body, request.headers);
  const second = await send(request.method, request.path, request.body, request.headers);
  const failures = partialWrite === null ? [] : [partialWrite];
  if (first.status >= 300) failures.push(unexpectedAnswer(request, first).message);
  else recordAnswer(writer, request, first);
  if (first.text !== second.text) failures.push(`${request.path}: one key has two answers.`);
  const isOneVersionLater =
    !before || request.method === "DELETE" || versionOf(first) === before.version + 1;
  return isOneVersionLater ? failures : [...failures, `${request.path}: a write was done twice.`];
};

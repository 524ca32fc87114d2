import { newPage } from "#features/pages/page-defaults.ts";
import type { Answer, signIn } from "../saves/client.ts";

type Send = Awaited<ReturnType<typeof signIn>>;

/** What an acknowledged write left: the version of its ETag and a text that the record holds; null once it is gone. */
export type Left = Readonly<{ version: number; text: string }> | null;

type Sent = Readonly<{
  method: "POST" | "PUT" | "DELETE";
  path: string;
  body: object;
  /** What the record holds afterwards and did not before. */
  text: string;
  headers: Readonly<Record<string, string>>;
}>;

/** One who saves on and on, and remembers what was acknowledged, by the path of its call. */
export type Writer = Readonly<{
  known: Map<string, Left>;
  /** The path of each write that was acknowledged and not looked at since. */
  acknowledged: string[];
  /** Was sent and never answered: it may be done, or not. */
  open: Sent[];
  save: (writer: Writer) => Promise<never>;
}>;

const versionOf = ({ headers }: Answer): number => Number(headers.etag?.replaceAll('"', ""));

/** Notes what an answer acknowledges. @returns the path of the record's call */
const note = (writer: Writer, { method, path, text }: Sent, answer: Answer): string => {
  const record = answer.headers.location ?? path;
  writer.acknowledged.push(record);
  writer.known.set(record, method === "DELETE" ? null : { version: versionOf(answer), text });
  return record;
};

const refusal = ({ method, path }: Sent, { status, text }: Answer): Error =>
  new Error(`${method} ${path} was answered ${status}: ${text.slice(0, 200)}`);

type Change = Readonly<{ body: object; text: string }>;

const changes = (send: Send, writer: Writer) => {
  const write = async (method: Sent["method"], path: string, { body, text }: Change) => {
    const before = writer.known.get(path);
    const headers = {
      "idempotency-key": crypto.randomUUID(),
      ...(before ? { "if-match": `"${before.version}"` } : {}),
    };
    const sent = { method, path, body, text, headers };
    writer.open.push(sent);
    const answer = await send(method, path, body, headers);
    writer.open.pop();
    if (answer.status !== (method === "POST" ? 201 : 200)) throw refusal(sent, answer);
    return note(writer, sent, answer);
  };
  return {
    create: (path: string, change: Change) => write("POST", path, change),
    update: (path: string, change: Change) => write("PUT", path, change),
    remove: (path: string, body = {}) => write("DELETE", path, { body, text: "" }),
  };
};

const writer = (
  send: Send,
  save: (does: ReturnType<typeof changes>, turn: number) => Promise<unknown>,
): Writer => ({
  known: new Map(),
  acknowledged: [],
  open: [],
  async save(self) {
    for (let turn = 0; ; turn += 1) await save(changes(send, self), turn);
  },
});

/** Creates, saves and moves pages, which makes a redirect of each, and deletes every other one. */
const pages = (send: Send, country: string): Writer =>
  writer(send, async ({ create, update, remove }, turn) => {
    const slug = `fault-${crypto.randomUUID()}`;
    const page = { ...newPage(crypto.randomUUID()), name: slug, slug, isPublished: true };
    const path = await create(`/api/${country}/custompages`, { body: page, text: slug });
    const title = `second ${slug}`;
    await update(path, { body: { ...page, seo: { ...page.seo, title } }, text: title });
    const moved = `${slug}-moved`;
    const confirmed = { forceSave: true, forceCreateMissing: true };
    await update(path, { body: { ...page, name: moved, slug: moved, ...confirmed }, text: moved });
    if (turn % 2 === 1) await remove(path, { forceSave: true });
  });

const redirects = (send: Send, country: string): Writer =>
  writer(send, async ({ create, update, remove }, turn) => {
    const from = `/fault-redirect-${crypto.randomUUID()}`;
    const to = `${from}-target`;
    const redirect = { from, to, status: 301, enabled: true };
    const path = await create(`/api/${country}/redirects`, { body: redirect, text: to });
    const newer = `${from}-newer`;
    await update(path, { body: { ...redirect, to: newer }, text: newer });
    if (turn % 2 === 1) await remove(path);
  });

/** Sets what visitors read when the site is closed, and the rates of another market. */
const settings = (send: Send, [one, other]: readonly [string, string]): Writer =>
  writer(send, async ({ update }) => {
    const message = `fault ${crypto.randomUUID()}`;
    await update(`/api/${one}/settings/maintenance`, {
      body: { value: { message } },
      text: message,
    });
    const rate = Number(`0.${crypto.getRandomValues(new Uint32Array(1))[0]}1`);
    const value = { rates: { EUR: 1, GBP: rate, USD: 1.1 }, date: "2027-01-01" };
    await update(`/api/${other}/settings/currencies`, { body: { value }, text: String(rate) });
  });

/** Staff who save at once: three on pages and two on redirects, of two markets, one on settings. */
export const openWriters = (send: Send): readonly Writer[] => [
  pages(send, "it"),
  pages(send, "it"),
  pages(send, "fr"),
  redirects(send, "it"),
  redirects(send, "fr"),
  settings(send, ["it", "es"]),
];

/** What is wrong with a record as the API gives it; null when it is what was acknowledged. */
export const wrongWith = async (send: Send, path: string, left: Left): Promise<string | null> => {
  const answer = await send("GET", path);
  const is = `${path} is ${answer.status}, version ${versionOf(answer)}`;
  if (left === null) return answer.status === 404 ? null : `${is}, and was deleted.`;
  const isSame = versionOf(answer) === left.version && answer.text.includes(left.text);
  return answer.status === 200 && isSame ? null : `${is}, and was version ${left.version}.`;
};

/** A write that nobody answered is there whole or not at all. */
const halfDone = async (send: Send, known: Writer["known"], sent: Sent) => {
  const before = known.get(sent.path);
  if (!before) return null;
  if ((await wrongWith(send, sent.path, before)) === null) return null;
  const after = { version: before.version + 1, text: sent.text };
  return wrongWith(send, sent.path, sent.method === "DELETE" ? null : after);
};

/** Sends what was never answered twice more with its key. @returns what is wrong with it */
export const settle = async (send: Send, one: Writer): Promise<readonly string[]> => {
  const sent = one.open.pop();
  if (!sent) return [];
  const half = await halfDone(send, one.known, sent);
  const before = one.known.get(sent.path);
  const first = await send(sent.method, sent.path, sent.body, sent.headers);
  const second = await send(sent.method, sent.path, sent.body, sent.headers);
  const broken = half === null ? [] : [half];
  if (first.status >= 300) broken.push(refusal(sent, first).message);
  else note(one, sent, first);
  if (first.text !== second.text) broken.push(`${sent.path}: one key has two answers.`);
  const isNext = !before || sent.method === "DELETE" || versionOf(first) === before.version + 1;
  return isNext ? broken : [...broken, `${sent.path}: a write was done twice.`];
};

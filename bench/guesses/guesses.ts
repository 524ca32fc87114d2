import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startPostgres } from "../../scripts/postgres.mjs";
import { ask } from "../saves/client.ts";
import { startProduct } from "../scale/product.ts";

// How far 10,000 guesses come, half of codes and half of passwords, from 200 addresses and over two
// processes at once: how many are compared at all, and how many are let in. Then how long a wrong
// password and the asking for a code take for an account that is there, and for one that is not.
// node bench/guesses/guesses.ts [guesses]
const guesses = Number(process.argv[2] ?? 10_000);
const addresses = 200;
const atOnce = 40;
const ports = [3194, 3195] as const;
const host = "it.localhost";
const account = "traveller@wayroam.test";

const postgres = await startPostgres();
if (!postgres) throw new Error("Two processes need a PostgreSQL, and none is installed.");
const folder = mkdtempSync(join(tmpdir(), "wayroam-guesses-"));
const products: Awaited<ReturnType<typeof startProduct>>[] = [];
process.env["TRUST_PROXY"] = "127.0.0.1";

const post = (index: number, path: string, json: object, cookie = "") => {
  const port = ports[index % ports.length] ?? ports[0];
  return ask(port, host, path, {
    method: "POST",
    headers: {
      origin: `http://${host}:${port}`,
      "content-type": "application/json",
      "x-forwarded-for": `203.0.113.${index % addresses}`,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(json),
  });
};

/** A code for the account, asked for in the browser that then guesses. */
const askForCode = async () => {
  const answer = await post(0, "/api/login/start", { email: account });
  const { challenge } = JSON.parse(answer.text) as { challenge: string };
  const cookie = (answer.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
  return { challenge, cookie };
};

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const rounds = 40;

/** Accounts with the password of the one that there is. */
const addAccounts = async (url: string): Promise<void> => {
  const client = new Client(url);
  await client.connect();
  await client.query(
    `insert into visitor_account (email, password_hash, market, created_at, updated_at)
    select 'known-' || n || '@example.com', password_hash, market, created_at, updated_at
    from visitor_account, generate_series(1, $1) n where email = $2`,
    [rounds, account],
  );
  await client.end();
};

type Kind = "known" | "unknown";

/** Turn about and at one process; each account and each address is asked once. */
const compareTimes = async (path: string, more: object): Promise<void> => {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  const time = async (kind: Kind, round: number) => {
    const begun = performance.now();
    const from = 2 * round + (kind === "known" ? 0 : addresses / 2);
    await post(from, path, { email: `${kind}-${round}@example.com`, ...more });
    times[kind].push(performance.now() - begun);
  };
  const orders: readonly (readonly Kind[])[] = [
    ["known", "unknown"],
    ["unknown", "known"],
  ];
  for (let round = 1; round <= rounds; round++)
    for (const kind of orders[round % 2] ?? []) await time(kind, round);
  const [known, unknown] = [median(times.known), median(times.unknown)];
  console.log(`${path}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms (medians)`);
};

try {
  for (const port of ports)
    products.push(await startProduct(postgres.url, port, folder, `${host}:${port}`));
  const { challenge, cookie } = await askForCode();
  const statuses = new Map<string, number>();
  let next = 0;
  const guess = async () => {
    for (let index = next++; index < guesses; index = next++) {
      const isCode = index % 2 === 0;
      const code = String(index).padStart(6, "0");
      const answer = await (isCode
        ? post(index, "/api/login/code", { challenge, code }, cookie)
        : post(index, "/api/login/password", {
            email: account,
            password: `guess number ${index}`,
          }));
      const kind = `${isCode ? "code" : "password"} ${answer.status}`;
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: atOnce }, guess));
  const seconds = (performance.now() - startedAt) / 1000;
  const counted = [...statuses].toSorted(([a], [b]) => a.localeCompare(b));
  console.log(`${guesses} guesses from ${addresses} addresses in ${seconds.toFixed(1)} s`);
  for (const [kind, n] of counted) console.log(`${kind}: ${n}`);
  const letIn = counted
    .filter(([kind]) => kind.endsWith(" 200"))
    .reduce((sum, [, n]) => sum + n, 0);
  console.log(`let in: ${letIn}`);
  if (letIn > 0) process.exitCode = 1;
  await addAccounts(postgres.url);
  await compareTimes("/api/login/password", { password: "a wrong password" });
  await compareTimes("/api/login/start", {});
} finally {
  for (const product of products) await product.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

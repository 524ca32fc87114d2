import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const hash = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Each hash takes a core and 19 MB for a moment; more in parallel would only slow down all. */
const maxParallel = 2;
/** With this many waiting, the last one waits for about a second. */
const maxWaiting = 60;

export class PasswordsBusy extends Error {}

const waiting: (() => void)[] = [];
let running = 0;

const acquireSlot = async (): Promise<void> => {
  if (running < maxParallel) {
    running += 1;
    return;
  }
  if (waiting.length >= maxWaiting) throw new PasswordsBusy("Too many passwords at once.");
  await new Promise<void>((resolve) => waiting.push(resolve));
};

/** Hands the slot to the one that has waited longest. */
const releaseSlot = (): void => {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
};

const derive = async (password: string, salt: Buffer): Promise<Buffer> => {
  await acquireSlot();
  try {
    return await hash("argon2id", { message: password, nonce: salt, ...cost });
  } finally {
    releaseSlot();
  }
};

/** Each hash has a salt of its own (argon2id at the lowest cost that OWASP recommends). */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return `${salt.toString("base64url")}.${(await derive(password, salt)).toString("base64url")}`;
};

// This hash is compared when the account does not exist, so that the answer takes equally long.
const dummyHash = `${Buffer.alloc(16).toString("base64url")}.${Buffer.alloc(32).toString("base64url")}`;

/**
 * A `null` hash takes the same time and never matches.
 * @throws PasswordsBusy when too many wait already
 */
export const verifyPassword = async (
  password: string,
  storedHash: string | null,
): Promise<boolean> => {
  const [salt = "", key = ""] = (storedHash ?? dummyHash).split(".");
  const derived = await derive(password.slice(0, 128), Buffer.from(salt, "base64url"));
  return timingSafeEqual(derived, Buffer.from(key, "base64url")) && storedHash !== null;
};

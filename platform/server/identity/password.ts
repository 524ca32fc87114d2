import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const hash = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Each hash takes a core and 19 MB for a moment; more at a time would only slow everybody. */
const mostAtOnce = 2;
/** How many may wait for their turn, about a second's worth. */
const mostWaiting = 60;

/** More passwords are being compared than may wait. */
export class PasswordsBusy extends Error {}

const waiting: (() => void)[] = [];
let running = 0;

const turn = async (): Promise<void> => {
  if (running < mostAtOnce) {
    running += 1;
    return;
  }
  if (waiting.length >= mostWaiting) throw new PasswordsBusy("Too many passwords at once.");
  await new Promise<void>((resolve) => waiting.push(resolve));
};

/** Hands the place over to who waits longest. */
const leave = (): void => {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
};

const derive = async (password: string, salt: Buffer): Promise<Buffer> => {
  await turn();
  try {
    return await hash("argon2id", { message: password, nonce: salt, ...cost });
  } finally {
    leave();
  }
};

/** A hash to keep, with its own salt (argon2id, OWASP's smallest recommended cost). */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return `${salt.toString("base64url")}.${(await derive(password, salt)).toString("base64url")}`;
};

// Compared when there is no such account, so that the answer takes as long.
const nobody = `${Buffer.alloc(16).toString("base64url")}.${Buffer.alloc(32).toString("base64url")}`;

/**
 * Whether a password is the one behind a hash; `null` costs the same time and is never right.
 * @throws PasswordsBusy when too many wait already
 */
export const isPassword = async (password: string, kept: string | null): Promise<boolean> => {
  const [salt = "", key = ""] = (kept ?? nobody).split(".");
  const derived = await derive(password.slice(0, 128), Buffer.from(salt, "base64url"));
  return timingSafeEqual(derived, Buffer.from(key, "base64url")) && kept !== null;
};

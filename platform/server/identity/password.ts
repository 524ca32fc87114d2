import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const hash = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const derive = (password: string, salt: Buffer) =>
  hash("argon2id", { message: password, nonce: salt, ...cost });

/** A hash to keep, with its own salt (argon2id, OWASP's smallest recommended cost). */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return `${salt.toString("base64url")}.${(await derive(password, salt)).toString("base64url")}`;
};

// Compared when there is no such account, so that the answer takes as long.
const nobody = `${Buffer.alloc(16).toString("base64url")}.${Buffer.alloc(32).toString("base64url")}`;

/** Whether a password is the one behind a hash; `null` costs the same time and is never right. */
export const isPassword = async (password: string, kept: string | null): Promise<boolean> => {
  const [salt = "", key = ""] = (kept ?? nobody).split(".");
  const derived = await derive(password.slice(0, 128), Buffer.from(salt, "base64url"));
  return timingSafeEqual(derived, Buffer.from(key, "base64url")) && kept !== null;
};

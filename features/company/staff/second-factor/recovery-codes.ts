import { randomInt } from "node:crypto";
import { keyedHash } from "#platform/server/identity/seal.ts";

/** Without what is easily taken for something else: 0 and O, 1, I and L. */
const signs = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const length = 8;
const count = 10;
const written = new RegExp(`^[${signs}]{${length}}$`);

const newCode = (): string => {
  const code = Array.from({ length }, () => signs[randomInt(signs.length)]).join("");
  return `${code.slice(0, 4)}-${code.slice(4)}`;
};

/** Ten different ones, such as `7QKM-4TXD`. */
export const newRecoveryCodes = (): readonly string[] => {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(newCode());
  return [...codes];
};

/** Capitals, spaces and the dash do not matter. Null for what cannot be a code. */
export const writtenRecoveryCode = (typed: string): string | null => {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, "");
  return written.test(code) ? code : null;
};

/** A code has forty bits, which a plain hash would not hide. */
export const recoveryCodeMac = (accountId: string, written: string, secret: string): string =>
  keyedHash(`${accountId} ${written.replace("-", "")}`, secret, "recovery codes of staff");

import { z } from "zod";
import { seal, unseal } from "#platform/server/identity/seal.ts";

const lifetimeMs = 10 * 60_000;

const setUpSchema = z.strictObject({
  accountId: z.string(),
  key: z.string(),
  until: z.number(),
  /** Null until the app has shown a right code. */
  checked: z.strictObject({ step: z.number(), codes: z.array(z.string()) }).nullable(),
});
export type SetUp = Readonly<z.infer<typeof setUpSchema>>;

const purpose = "setting up an authenticator";

/**
 * A set-up is carried by its own form from page to page: nothing is stored before it is turned on.
 */
export const sealSetUp = (setUp: Omit<SetUp, "until">, secret: string, now: Date): string =>
  seal(JSON.stringify({ ...setUp, until: now.getTime() + lifetimeMs }), secret, purpose);

/** Null for one that is over, of another account, or changed. */
export const openSetUp = (
  sealed: string,
  accountId: string,
  secret: string,
  now: Date,
): SetUp | null => {
  const text = unseal(sealed, secret, purpose);
  const setUp = text === null ? null : setUpSchema.parse(JSON.parse(text));
  return setUp?.accountId === accountId && setUp.until > now.getTime() ? setUp : null;
};

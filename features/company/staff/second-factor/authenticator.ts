import { Secret, TOTP } from "otpauth";

/** What every authenticator app understands: RFC 6238 with its defaults. */
const scheme = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** A clock may be wrong by one step. */
const allowedDrift = 1;

export type AuthenticatorKey = Readonly<{
  /** In base32, as one types it into the app. */
  key: string;
  product: string;
  email: string;
}>;

const totpOf = ({ key, product, email }: AuthenticatorKey): TOTP =>
  new TOTP({ ...scheme, issuer: product, label: email, secret: Secret.fromBase32(key) });

/** 160 bits, as RFC 4226 recommends. */
export const newAuthenticatorKey = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from the picture. */
export const authenticatorAddress = (key: AuthenticatorKey): string => totpOf(key).toString();

/** The step of time that a code belongs to; null for a wrong code. */
export const stepOfCode = (code: string, key: string, now: Date): number | null => {
  const drift = TOTP.validate({
    ...scheme,
    token: code,
    secret: Secret.fromBase32(key),
    timestamp: now.getTime(),
    window: allowedDrift,
  });
  return drift === null ? null : Math.floor(now.getTime() / (scheme.period * 1000)) + drift;
};

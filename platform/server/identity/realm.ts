/** What the realm's provider says of an account; stored with its sessions. */
export type Identity = Readonly<{
  subject: string;
  email: string;
  name: string;
  /** What the account may do, in the provider's own terms. */
  scope: string;
  /** URL of a picture; null where the provider has none. */
  picture: string | null;
  /** The countries that the account may work on; null for all. */
  countries: readonly string[] | null;
}>;

export type SignInWords = Readonly<{
  /** As in `<html lang>`. */
  language: string;
  /** The part of the product that one signs in to, beside its name. */
  part: string;
  signIn: string;
  email: string;
  password: string;
  /** Beside the password: shows it. */
  show: string;
  /** What whoever has forgotten the password does. */
  forgotten: string;
  wrongPassword: string;
  incomplete: string;
  tooManyTries: (minutes: number) => string;
  busy: string;
  signInAgain: string;
  expired: string;
  noAccess: string;
  /** Shown to an account that the provider knows and the realm refuses. */
  notLetIn: string;
  /** Stands before the account's e-mail. */
  signedInAs: string;
  otherAccount: string;
  signOut: string;
  cannotGoOn: string;
  backToStart: string;
  notAvailable: string;
  providerAway: string;
  tryAgain: string;
}>;

/**
 * One kind of sign-in. Provider, client, sessions and pages share their code, and differ only by
 * these values.
 */
export type Realm = Readonly<{
  /** The realm's name in the database and in the names of the provider's cookies. */
  name: string;
  /** Names of our cookies, without the prefix `__Host-`. */
  cookies: Readonly<{
    session: string;
    attempt: string;
    /** Readable by scripts: says that there is a session, and nothing of whose it is. */
    present?: string;
  }>;
  /**
   * Milliseconds after which a session ends: `idle` counts from its last request, `absolute` from
   * its beginning.
   */
  lifetimes: Readonly<{ idle: number; absolute: number }>;
  words: SignInWords;
}>;

/** What sessions need of their realm. */
export type SessionRealm = Omit<Realm, "words">;

/**
 * The identity in a provider's claims; null for an account that the realm refuses.
 * @throws ZodError for claims of an unknown shape
 */
export type IdentityReader = (claims: unknown) => Identity | null;

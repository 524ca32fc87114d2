/** Who somebody is: what the realm's provider says, and its sessions keep. */
export type Identity = Readonly<{
  subject: string;
  email: string;
  name: string;
  /** The words by which the realm knows what somebody may do. */
  scope: string;
  /** Address of a picture, null where the provider names none. */
  picture: string | null;
  /** The countries that somebody may work on; null for all of them. */
  countries: readonly string[] | null;
}>;

/** What the pages of a sign-in say, in the language of those who read them. */
export type SignInWords = Readonly<{
  /** Of the pages, as in `<html lang>`. */
  language: string;
  signIn: string;
  email: string;
  password: string;
  wrongPassword: string;
  incomplete: string;
  tooManyTries: (minutes: number) => string;
  busy: string;
  signInAgain: string;
  expired: string;
  noAccess: string;
  /** Why somebody whom the provider knows is not let in. */
  notLetIn: string;
  cannotGoOn: string;
  backToStart: string;
  notAvailable: string;
  providerAway: string;
  tryAgain: string;
}>;

/**
 * What tells one kind of sign-in from another. Provider, client, sessions and pages are the same
 * for all of them and know a realm by this alone.
 */
export type Realm = Readonly<{
  /** In the tables and in the names of its provider's cookies. */
  name: string;
  /** Without the prefix that binds them to a host. */
  cookies: Readonly<{ session: string; attempt: string }>;
  /** Milliseconds until a session ends: without a call, and whatever is done. */
  lifetimes: Readonly<{ idle: number; absolute: number }>;
  words: SignInWords;
}>;

/**
 * Who a provider's claims speak of; null for somebody whom the realm does not let in.
 * @throws ZodError for claims that no provider of the realm gives
 */
export type IdentityReader = (claims: unknown) => Identity | null;

/** What the realm's provider says of an account; stored with its sessions. */
export type Identity = Readonly<{
  subject: string;
  email: string;
  name: string;
  /** The provider's words for what the account may do. */
  scope: string;
  /** URL of a picture; null where the provider has none. */
  picture: string | null;
  /** The countries that the account may work on; null for all. */
  countries: readonly string[] | null;
}>;

export type SignInWords = Readonly<{
  /** As in `<html lang>`. */
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
  /** For an account that the provider knows and the realm refuses. */
  notLetIn: string;
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
  /** In the database and in the names of the provider's cookies. */
  name: string;
  /** Without the `__Host-` prefix. */
  cookies: Readonly<{ session: string; attempt: string }>;
  /** Milliseconds until a session ends: since its last request, and in any case. */
  lifetimes: Readonly<{ idle: number; absolute: number }>;
  words: SignInWords;
}>;

/**
 * The identity in a provider's claims; null for an account that the realm refuses.
 * @throws ZodError for claims of an unknown shape
 */
export type IdentityReader = (claims: unknown) => Identity | null;

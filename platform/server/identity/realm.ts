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

/** What tells one kind of sign-in from another, so that nothing of it is written twice. */
export type Realm = Readonly<{
  /** In the tables and in the names of its provider's cookies. */
  name: string;
  /** Milliseconds until a session ends: without a call, and whatever is done. */
  lifetimes: Readonly<{ idle: number; absolute: number }>;
}>;

import { z } from "zod";
import { hashPassword } from "../password.ts";
import type { RealmProvider } from "../realm-options.ts";
import type { Realm, SignInWords } from "../realm.ts";

const words: SignInWords = {
  language: "it",
  part: "lettori",
  signIn: "Accedi",
  email: "E-mail",
  password: "Password",
  show: "Mostra",
  forgotten: "Password dimenticata? Scrivi a chi ti ha invitato.",
  wrongPassword: "E-mail o password errata",
  incomplete: "Scrivi e-mail e password",
  tooManyTries: (minutes) => `Riprova tra ${minutes} minuti.`,
  busy: "Riprova tra un momento.",
  signInAgain: "Accedi di nuovo",
  expired: "Questo accesso è scaduto.",
  noAccess: "Nessun accesso",
  notLetIn: "Qui non puoi entrare.",
  signedInAs: "Hai acceduto come",
  otherAccount: "Usa un altro account",
  signOut: "Esci",
  cannotGoOn: "Questo accesso non può continuare",
  backToStart: "Torna all’inizio",
  notAvailable: "Accesso non disponibile",
  providerAway: "Il servizio di accesso non risponde.",
  tryAgain: "Riprova",
};

/** A minimal realm: every account may read. */
export const tinyRealm: Realm = {
  name: "reader",
  cookies: { session: "wr-reader", attempt: "wr-reader-login" },
  lifetimes: { idle: 3 * 3_600_000, absolute: 24 * 3_600_000 },
  words,
};

const claims = z.object({ sub: z.string(), email: z.string(), name: z.string() });

/** The provider of the minimal realm. @param passwords by the accounts' e-mails */
export const tinyProvider = async (
  passwords: Readonly<Record<string, string>>,
): Promise<RealmProvider> => {
  const hashes = new Map<string, string>();
  for (const [email, password] of Object.entries(passwords))
    hashes.set(email, await hashPassword(password));
  return {
    external: null,
    clientId: "reading-room",
    accounts: {
      async byEmail(email) {
        const passwordHash = hashes.get(email);
        return passwordHash === undefined ? null : { id: email, passwordHash };
      },
      claimsOf: async (id) => (hashes.has(id) ? { email: id, name: "A reader" } : null),
      profileClaims: ["name"],
    },
    identityOf(rawClaims) {
      const { sub, email, name } = claims.parse(rawClaims);
      return { subject: sub, email, name, scope: "reader", picture: null, countries: null };
    },
  };
};

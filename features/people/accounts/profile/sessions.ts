import Bowser from "bowser";
import type { Database } from "#platform/server/database/tables.ts";
import type { Visitor } from "#platform/server/http/routes/access.ts";
import { keyedHash } from "#platform/server/identity/seal.ts";
import {
  endChosenSessions,
  endSessionsOfAccount,
  sessionsOfAccount,
} from "#platform/server/identity/session/end-account.ts";
import type { VisitorSession } from "../contract.ts";
import { visitorRealm } from "../realm.ts";
import { accountById } from "../store.ts";

type Options = Readonly<{ db: Database; secret: string; now: () => Date }>;

/** `Firefox, Windows`; empty where the user agent names neither. */
const browserOf = (userAgent: string): string => {
  if (userAgent === "") return "";
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(", ");
};

const isHandheld = (userAgent: string): boolean =>
  userAgent !== "" && Bowser.parse(userAgent).platform.type !== "desktop";

/** Where somebody is signed in, in all markets. */
export const createSessions = ({ db, secret, now }: Options) => {
  /** What owners see of a session's id. */
  const shownId = (idHash: string): string =>
    keyedHash(idHash, secret, "sessions of visitors").slice(0, 22);
  const subjectOf = async ({ accountId }: Visitor): Promise<string> =>
    (await accountById(db, accountId))?.external_subject ?? accountId;

  return {
    async list(visitor: Visitor): Promise<readonly VisitorSession[]> {
      const rows = await sessionsOfAccount(db, visitorRealm, await subjectOf(visitor), now());
      return rows.map(({ idHash, userAgent, begunAt }) => ({
        id: shownId(idHash),
        browser: browserOf(userAgent),
        isHandheld: isHandheld(userAgent),
        isCurrent: idHash === visitor.session.idHash,
        begunAt: begunAt.toISOString(),
      }));
    },
    async end(visitor: Visitor, id: string): Promise<void> {
      await endChosenSessions(
        db,
        visitorRealm,
        await subjectOf(visitor),
        (idHash) => shownId(idHash) === id,
      );
    },
    async endOthers(visitor: Visitor): Promise<void> {
      const own = visitor.session.idHash;
      await endChosenSessions(
        db,
        visitorRealm,
        await subjectOf(visitor),
        (idHash) => idHash !== own,
      );
    },
    /** Ends them all, this one too. */
    async endAll(visitor: Visitor): Promise<void> {
      await endSessionsOfAccount(db, visitorRealm, await subjectOf(visitor));
    },
  };
};

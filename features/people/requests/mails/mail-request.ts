import { readLayout } from "#features/assets/layout/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Mail } from "#platform/server/mail/mail.ts";
import type { AskedDeparture } from "../ask/asked-departure.ts";
import { type RequestScene, urlOf } from "../ask/scene.ts";
import type { StoredRequest } from "../store.ts";
import { careMail, travellerMail, type LetterWords } from "./letters.ts";

type About = Readonly<{ request: StoredRequest; departure: AskedDeparture; key: string }>;

/** Where a market's care reads its mail; null where staff have written no address. */
export const careAddress = async (db: Database, market: string): Promise<string | null> =>
  (await readLayout(db, market)).contacts?.email || null;

const toCare = async (
  trx: Database,
  scene: RequestScene,
  request: StoredRequest,
  words: LetterWords,
): Promise<void> => {
  const to = await careAddress(trx, request.market);
  if (to !== null) await scene.mailer?.queue(trx, careMail(scene, { request, to }, words));
};

const toTraveller = async (trx: Database, scene: RequestScene, mail: Mail): Promise<void> => {
  await scene.mailer?.queue(trx, mail);
};

/** To the market's care, and to the traveller with number and link. */
export const mailNewRequest = async (
  trx: Database,
  scene: RequestScene,
  { request, key, departure }: About,
): Promise<void> => {
  const url = urlOf(scene, request.market, key);
  await toCare(trx, scene, request, { title: "request.mailCareNew", lead: null });
  const facts = { request, departure, url };
  await toTraveller(trx, scene, travellerMail(scene, facts, "request.mailSent"));
};

/** The new version to the traveller, and what differs to care. */
export const mailChangedRequest = async (
  trx: Database,
  scene: RequestScene,
  { request, before, key, departure }: About & Readonly<{ before: StoredRequest }>,
): Promise<void> => {
  const url = urlOf(scene, request.market, key);
  await toCare(trx, scene, request, { title: "request.mailCareChanged", lead: null, before });
  const facts = { request, departure, url };
  await toTraveller(trx, scene, travellerMail(scene, facts, "request.mailChanged"));
};

export const mailWithdrawnRequest = (
  trx: Database,
  scene: RequestScene,
  request: StoredRequest,
): Promise<void> => toCare(trx, scene, request, { title: "request.mailCareWithdrawn", lead: null });

/** What the traveller has answered on their page. */
export const mailWord = (
  trx: Database,
  scene: RequestScene,
  { request, text }: Readonly<{ request: StoredRequest; text: string }>,
): Promise<void> => toCare(trx, scene, request, { title: "request.mailCareWord", lead: text });

import { randomUUID } from "node:crypto";
import type { Example } from "../example.ts";

const noKey = "0".repeat(32);
/** Only visitors make requests, so that none is stored here: `apps/server/api/requests` has some. */
const noRequest = (json?: object) => (): Example => ({
  params: { id: randomUUID() },
  ...(json ? { json } : {}),
  status: 404,
});
const answer = { subject: "IT-1001", text: "Ciao" };

export const requestExamples: Readonly<Record<string, () => Example>> = {
  // The back-office's host, on which all are tried, shows no market.
  askForSeat: () => ({ as: "nobody", params: { id: randomUUID() }, status: 404 }),
  getRequest: () => ({ as: "nobody", params: { key: noKey }, status: 404 }),
  changeRequest: () => ({ as: "nobody", params: { key: noKey }, json: { seats: 1 }, status: 404 }),
  withdrawRequest: () => ({ as: "nobody", params: { key: noKey }, status: 404 }),
  getDeskRequest: noRequest(),
  handOnRequest: noRequest({ email: null }),
  noteRequest: noRequest({ text: "A note" }),
  answerRequest: noRequest(answer),
  declineRequest: noRequest(answer),
  giveSeats: noRequest({ ...answer, tourVersion: 1, status: null }),
};

import { randomUUID } from "node:crypto";
import type { Example } from "../example.ts";

/** Only visitors make requests, so that none is stored here: `apps/server/api/requests` has some. */
const noRequest = (json?: object) => (): Example => ({
  params: { id: randomUUID() },
  ...(json ? { json } : {}),
  status: 404,
});
const answer = { subject: "IT-1001", text: "Ciao" };

export const requestExamples: Readonly<Record<string, () => Example>> = {
  getDeskRequest: noRequest(),
  getDepartureRequests: noRequest(),
  handOnRequest: noRequest({ email: null }),
  noteRequest: noRequest({ text: "A note" }),
  answerRequest: noRequest(answer),
  declineRequest: noRequest({ ...answer, reason: "Il gruppo è al completo." }),
  ownHandOver: noRequest({ email: null }),
  answerHandOver: noRequest(answer),
  giveSeats: noRequest({ ...answer, tourVersion: 1, status: null }),
};

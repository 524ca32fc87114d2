import { expect } from "vitest";
import type { OwnRequest } from "#features/people/requests/contract.ts";
import { draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import { createMailer } from "#platform/server/mail/mailer.ts";
import { openTourApi } from "../tours/tour-api.ts";

/** A host that shows Italy. */
const host = "it.localhost:3000";

export const askedBody = {
  kind: "seat",
  seats: 2,
  room: "shared",
  flexible: false,
  name: "Nora Fields",
  email: "nora.fields@example.com",
  question: "Is the trip fine for somebody who does not ride camels?",
};

const mailer = createMailer({
  mode: "mailbox",
  from: "Wayroam <hello@wayroam.test>",
  send: async () => undefined,
  now: () => new Date(),
});

/** Staff of Italy, and visitors of its site who ask for seats. The caller closes the API. */
export const openRequestApi = async (variables: NodeJS.ProcessEnv = {}) => {
  const api = await openTourApi([], () => ({ mailer }), null, variables);
  await api.db
    .insertInto("layout")
    .values({
      market: "it-IT",
      area: "contacts",
      content: JSON.stringify({ email: "care@wayroam.test", phone: "", hours: "", address: "" }),
    })
    .execute();
  let addresses = 0;

  const visit = (
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path: string,
    json?: object,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    api.anonymous().send(method, path, {
      ...(json ? { json } : {}),
      headers: { host, origin: `http://${host}`, ...headers },
    });

  const ask = (tourId: string, body: object = {}, key?: string) =>
    visit(
      "POST",
      `/api/tours/${tourId}/requests`,
      { ...askedBody, ...body },
      key === undefined ? {} : { "idempotency-key": key },
    );

  return {
    ...api,
    visit,
    ask,
    /** A departure that visitors see. */
    offer: (days: number, overrides: Parameters<typeof draftOn>[1] = {}) =>
      api.create(draftOn(api.dayIn(days), { isPublished: true, ...overrides })),
    /** Asks as somebody new, who has to get a seat asked for. */
    taken: async (tourId: string, body: object = {}) => {
      addresses += 1;
      const email = `traveller-${addresses}@example.com`;
      const answer = await ask(tourId, { email, ...body });
      expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 });
      const { number, url } = answer.json<{ number: string; url: string }>();
      const path = `/api${new URL(url).pathname}`;
      const row = await api.db
        .selectFrom("seat_request")
        .selectAll()
        .orderBy("asked_at", "desc")
        .orderBy("number", "desc")
        .executeTakeFirstOrThrow();
      return { number, path, url, id: row.id, email };
    },
    read: async (path: string) => (await visit("GET", path)).json<OwnRequest>(),
    forget: () => api.db.deleteFrom("seat_request_attempt").execute(),
    mailsTo: (recipient: string) =>
      api.db
        .selectFrom("outbox_mail")
        .selectAll()
        .where("recipient", "=", recipient)
        .orderBy("created_at")
        .execute(),
  };
};

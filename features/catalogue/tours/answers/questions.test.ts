import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTourApi } from "#apps/server/testing/tours/tour-api.ts";
import { coordinatorBySlug, visibleCoordinators } from "#features/catalogue/coordinators/store.ts";
import { draftFrom, draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import type { AskedCoordinator } from "../question-contract.ts";
import { createMailer } from "#platform/server/mail/mailer.ts";

let api: Awaited<ReturnType<typeof openTourApi>>;
let amina: string;
let bruno: string;
beforeAll(async () => {
  const mailer = createMailer({
    mode: "wait",
    from: "Wayroam <hello@wayroam.test>",
    send: async () => undefined,
    now: () => new Date(),
  });
  api = await openTourApi([], () => ({ mailer }));
  amina = await api.addCoordinator("Amina");
  bruno = await api.addCoordinator("Bruno");
  await api.db
    .updateTable("coordinator")
    .set({ email: "amina@example.com" })
    .where("id", "=", amina)
    .execute();
});
beforeEach(async () => {
  await api.db.deleteFrom("outbox_mail").execute();
});
afterAll(() => api.close());

const pathOf = (id: string): string => `/api/it/tours/${id}/coordinator-answer`;
const mails = () =>
  api.db.selectFrom("outbox_mail").select(["recipient", "subject", "text"]).execute();
const asked = async (id: string) => {
  const answer = await api.send("GET", pathOf(id));
  return { ...answer.json<AskedCoordinator>(), etag: String(answer.headers.etag) };
};
const save = (id: string, draft: object) => api.send("PUT", `/api/it/tours/${id}`, draft);
const record = (id: string, answer: object, etag: string) =>
  api.send("PUT", pathOf(id), answer, { "if-match": etag });

test("whoever a save assigns is asked by mail once, in the market's language; the answer stands at the departure", async () => {
  const tour = await api.create(draftOn(api.dayIn(120), { coordinatorId: amina }));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: "amina@example.com",
    subject: "Puoi accompagnare “Nepal, Annapurna”?",
  });
  expect(mail?.text).toMatch(
    /http:\/\/it\.localhost:3000\/coordinator-answer\/[\da-f-]{36}\.[\w-]+\.[\w-]+/,
  );
  await save(tour.id, { ...draftFrom(tour), priceCents: 139_900 });
  expect(await mails()).toHaveLength(1);
  const { coordinator, question, answer: unsaid, etag } = await asked(tour.id);
  expect(coordinator).toEqual({ id: amina, name: "Amina", hasEmail: true });
  expect(question).toMatchObject({ askedBy: "Emma Clarke", recordedBy: null });
  expect(unsaid).toBeNull();
  const said = await record(tour.id, { answer: "yes", reason: "" }, etag);
  expect(said.json()).toMatchObject({ answer: "yes", question: { recordedBy: "Emma Clarke" } });
  expect((await api.get(tour.id)).question).toMatchObject({ answer: "yes" });
  const { body: file } = await api.send("GET", `/api/it/tours/export?ids=${tour.id}`);
  expect(file).toMatch(/;Amina;yes on \d\d\/\d\d\/\d{4};/);
  const stale = await record(tour.id, { answer: "no", reason: "" }, etag);
  expect(stale.statusCode).toBe(412);
  const [entry] = await api.db
    .selectFrom("audit")
    .select(["name", "changes"])
    .where("subject", "=", "coordinator-answer")
    .where("subject_id", "=", tour.id)
    .execute();
  expect(entry?.name).toMatch(/^Nepal, Annapurna, \d\d\/\d\d\/\d{4}$/);
  expect(entry?.changes).toEqual([{ path: "answer", before: null, after: "yes" }]);
});

test("a save of several departures asks each person by one mail, with a link for each of theirs", async () => {
  const drafts = [320, 290, 350].map((day) => draftOn(api.dayIn(day), { coordinatorId: amina }));
  const rows = [...drafts, draftOn(api.dayIn(380), { coordinatorId: bruno })].map((input) => ({
    id: null,
    version: null,
    input,
  }));
  const answer = await api.send("PUT", `/api/it/travels/${api.travel.id}/tours`, { rows });
  expect(answer.statusCode).toBe(200);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: "amina@example.com",
    subject: "Puoi accompagnare 3 partenze?",
  });
  const links = (mail?.text ?? "").match(/\/coordinator-answer\/[\da-f-]{36}\.[\w.-]+/g) ?? [];
  expect(new Set(links).size).toBe(3);
  const asked = await api.db
    .selectFrom("coordinator_question")
    .select("id")
    .where("coordinator_id", "=", amina)
    .where(
      "departure_date",
      "in",
      drafts.map(({ departureDate }) => departureDate),
    )
    .orderBy("departure_date")
    .execute();
  // The earliest departure stands first.
  expect(links.map((link) => link.split(/[/.]/)[2])).toEqual(asked.map(({ id }) => id));
});

test("other days ask anew, somebody else ends the question, and what is taken back asks nobody twice", async () => {
  const tour = await api.create(draftOn(api.dayIn(150), { coordinatorId: amina }));
  const draft = draftFrom(tour);
  const moved = { ...draftOn(api.dayIn(157)), code: null, coordinatorId: amina };
  await save(tour.id, moved);
  expect(await mails()).toHaveLength(2);
  await save(tour.id, { ...moved, coordinatorId: null });
  expect((await asked(tour.id)).question).toBeNull();
  await save(tour.id, moved);
  expect(await mails()).toHaveLength(2);
  expect(await asked(tour.id)).toMatchObject({
    answer: null,
    question: { askedBy: "Emma Clarke" },
  });
  await save(tour.id, { ...moved, coordinatorId: bruno });
  expect((await asked(tour.id)).question).toMatchObject({ mailedUntil: null });
  expect(await mails()).toHaveLength(2);
  expect(draft.coordinatorId).toBe(amina);
});

test("an undo asks nobody and puts the question back as it was, or none where there was none", async () => {
  const tour = await api.create(draftOn(api.dayIn(210), { coordinatorId: amina }));
  const draft = draftFrom(tour);
  const put = async (coordinatorId: string, takesBackOwnChange: boolean) => {
    const input = { ...draft, coordinatorId };
    const rows = [{ id: tour.id, version: null, input }];
    const answer = await api.send("PUT", "/api/it/tours", { rows, takesBackOwnChange });
    expect(answer.statusCode).toBe(200);
  };
  const { etag } = await asked(tour.id);
  await record(tour.id, { answer: "no", reason: "Via." }, etag);
  await put(bruno, false);
  await put(amina, true);
  expect(await asked(tour.id)).toMatchObject({ answer: "no", reason: "Via." });
  expect(await mails()).toHaveLength(1);
  // She leads it as departures are led that were given before anybody was asked.
  await api.db.deleteFrom("coordinator_question").where("tour_id", "=", tour.id).execute();
  await put(bruno, false);
  await put(amina, true);
  expect((await asked(tour.id)).question).toBeNull();
  expect(await mails()).toHaveLength(1);
  await put(bruno, false);
  await put(amina, false);
  expect(await mails()).toHaveLength(2);
});

test("what a save calls an undo is an ordinary change unless it takes back the latest of the same person", async () => {
  const tour = await api.create(draftOn(api.dayIn(260), { coordinatorId: bruno }));
  const draft = draftFrom(tour);
  const colleague = await api.signIn("super");
  const put = async (by: typeof api.editor, coordinatorId: string | null) => {
    const rows = [{ id: tour.id, version: null, input: { ...draft, coordinatorId } }];
    const json = { rows, takesBackOwnChange: true };
    const answer = await by.send("PUT", "/api/it/tours", { json });
    expect(answer.statusCode).toBe(200);
    return (await mails()).length;
  };
  expect(await put(api.editor, amina)).toBe(1);
  await record(tour.id, { answer: "no", reason: "Via." }, (await asked(tour.id)).etag);
  expect(await put(api.editor, null)).toBe(1);
  // She was given the departure before, but it was somebody else who took it from her.
  expect(await put(colleague, amina)).toBe(2);
  expect(await asked(tour.id)).toMatchObject({ answer: null });
});

test("a save that is looked at first says who is asked, and writes nothing", async () => {
  const row = (day: number, coordinatorId: string) => ({
    id: null,
    version: null,
    input: draftOn(api.dayIn(day), { coordinatorId }),
  });
  const { consequences } = await api.preview([row(300, amina), row(330, bruno)]);
  expect(consequences.coordinators.map(({ asked: by }) => by)).toEqual(["mail", "staff"]);
  expect(await mails()).toEqual([]);
});

test("a no counts as without a coordinator, and who has said it is not free for the departure", async () => {
  const tour = await api.create(draftOn(api.dayIn(60), { coordinatorId: bruno }));
  const without = async () => {
    const answer = await api.send("GET", "/api/it/tours?without=coordinator");
    return answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id);
  };
  expect(await without()).not.toContain(tour.id);
  const { etag } = await asked(tour.id);
  await record(tour.id, { answer: "no", reason: "Via quella settimana." }, etag);
  expect(await without()).toContain(tour.id);
  const { health } = await api.get(tour.id);
  expect(health.map(({ text }) => text)).toContain("Bruno has said no: “Via quella settimana.”");
  const query = new URLSearchParams({
    from: tour.departureDate,
    to: tour.endDate,
    tour: tour.id,
  });
  const ranked = (await api.send("GET", `/api/it/coordinators/free?${query}`)).json<{
    items: { name: string; isFree: boolean; reasons: string[] }[];
  }>().items;
  const found = ranked.find(({ name }) => name === "Bruno");
  expect(found).toMatchObject({ isFree: false });
  expect(found?.reasons[0]).toMatch(/^said no on /);
});

test("staff ask again by mail, and answers are written for departures that somebody leads alone", async () => {
  const tour = await api.create(draftOn(api.dayIn(400), { coordinatorId: amina }));
  const { etag } = await asked(tour.id);
  const again = await api.send("POST", pathOf(tour.id), undefined, { "if-match": etag });
  expect(again.statusCode).toBe(200);
  expect(await mails()).toHaveLength(2);
  expect(
    (await api.send("POST", pathOf(tour.id), undefined, { "if-match": etag })).statusCode,
  ).toBe(412);
  const unled = await api.create(draftOn(api.dayIn(430)));
  const refused = await record(unled.id, { answer: "yes", reason: "" }, '"0"');
  expect(refused.json()).toMatchObject({ status: 409, detail: "Nobody leads this departure." });
});

test("a coordinator's address is an address, and stands in their record alone", async () => {
  const path = `/api/it/coordinators/${amina}`;
  const stored = (await api.send("GET", path)).json<Record<string, unknown>>();
  expect(stored["email"]).toBe("amina@example.com");
  const { id: _id, formerSlugs: _slugs, ...input } = stored;
  const wrong = await api.send("PUT", path, { ...input, email: "amina" });
  expect(wrong.statusCode).toBe(422);
  const list = await api.send("GET", "/api/it/coordinators");
  expect(list.body).not.toContain("example.com");
  const free = await api.send(
    "GET",
    `/api/it/coordinators/free?from=${api.dayIn(10)}&to=${api.dayIn(12)}`,
  );
  expect(free.body).not.toContain("example.com");
  const ofPublicPages = [
    await visibleCoordinators(api.db, "it-IT"),
    await coordinatorBySlug(api.db, "it-IT", "amina"),
  ];
  expect(JSON.stringify(ofPublicPages)).toContain("Amina");
  expect(JSON.stringify(ofPublicPages)).not.toContain("example.com");
});

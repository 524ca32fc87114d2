import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureDemoStaff } from "#features/company/staff/first-accounts.ts";
import type {
  DeskHandOver,
  DeskQuestions,
} from "#features/people/assistant/answers/desk/desk-contract.ts";
import {
  hosts,
  openPeopleApp,
  type PeopleApp,
  type PeopleBrowser,
} from "#apps/server/testing/people/people-app.ts";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";

let people: PeopleApp;
let editor: PeopleBrowser;
let colleague: PeopleBrowser;
beforeAll(async () => {
  people = await openPeopleApp();
  await seedSmallCatalogue(people.db, new Date(people.clock.now));
  await ensureDemoStaff(people.db);
  [editor, colleague] = [people.browser(hosts.office), people.browser(hosts.office)];
  await editor.signIn("editor@wayroam.test", "wayroam-editor");
  await colleague.signIn("super@wayroam.test", "wayroam-super");
});
afterAll(() => people.close());

const conversation = [{ by: "visitor", text: "Ciao" }];

/** Somebody new hands a question over. @returns it as staff see it */
const handed = async (json: object = {}): Promise<DeskHandOver> => {
  const email = `leo-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const sent = await people.browser().send("POST", "/api/it/chat/handover", {
    json: { email, question: "Si può venire in camper?", ...json },
  });
  expect(sent.statusCode).toBe(204);
  const { handOvers } = (await editor.send("GET", "/api/it/questions")).json<DeskQuestions>();
  const found = handOvers.find((each) => each.email === email);
  if (!found) throw new Error("Staff do not see it.");
  return found;
};

const act = (
  { id, version }: DeskHandOver,
  action: "owner" | "answer",
  json: object,
  browser = editor,
) =>
  browser.send("POST", `/api/it/questions/handovers/${id}/${action}`, {
    json,
    headers: { "if-match": `"${version}"` },
  });
const answer = { subject: "Il camper", text: "Ciao Leo,\n\nsì, si può." };
const mailsTo = (email: string) =>
  people.db.selectFrom("outbox_mail").selectAll().where("recipient", "=", email).execute();

test("whoever takes a hand-over owns it, and one mail answers it", async () => {
  const before = await handed({ conversation });
  expect(before).toMatchObject({ owner: null, settledAt: null, conversation });
  const taken = await act(before, "owner", { email: "editor@wayroam.test" });
  expect(taken.json()).toMatchObject({ owner: { email: "editor@wayroam.test" } });
  const answered = await act(taken.json<DeskHandOver>(), "answer", answer);
  expect(answered.json()).toMatchObject({ answer, settledAt: expect.any(String) });
  const mails = await mailsTo(before.email);
  expect(mails.map(({ subject }) => subject)).toEqual([answer.subject]);
  expect(mails[0]?.text).toContain("sì, si può.");
  expect(mails[0]?.text).toContain(before.question);
});

test("two of staff cannot both answer, and who answers has taken it", async () => {
  const before = await handed();
  const first = await act(before, "answer", answer, colleague);
  expect(first.json()).toMatchObject({ owner: { email: "super@wayroam.test" } });
  expect((await act(before, "answer", answer)).statusCode).toBe(412);
  expect((await act(first.json<DeskHandOver>(), "answer", answer)).statusCode).toBe(409);
  expect(await mailsTo(before.email)).toHaveLength(1);
});

test.each([
  ["owner", { email: "nobody@wayroam.test" }, 422, "email"],
  ["owner", { email: "no" }, 422, "email"],
  ["owner", { email: null, reason: "x" }, 400, "reason"],
  ["answer", { subject: "", text: "Ciao" }, 422, "subject"],
  ["answer", { subject: "Ciao", text: "" }, 422, "text"],
  ["answer", { subject: "Ciao", text: "x".repeat(5001) }, 422, "text"],
] as const)(
  "%s of %j is refused by name, and nothing is mailed",
  async (action, json, status, field) => {
    const before = await handed();
    const refused = await act(before, action, json);
    expect(refused.statusCode).toBe(status);
    expect(refused.body).toContain(field);
    expect(await mailsTo(before.email)).toEqual([]);
  },
);

test("the audit says what became of a hand-over, and nothing of whose it is", async () => {
  const before = await handed({ question: "Posso venire con il mio furgone?" });
  await act(before, "answer", answer);
  const rows = await people.db
    .selectFrom("audit")
    .selectAll()
    .where("subject_id", "=", before.id)
    .execute();
  expect(rows.map(({ actor }) => actor)).toEqual(["editor@wayroam.test"]);
  const said = JSON.stringify(rows);
  for (const hidden of [before.email, "furgone", "si può"]) expect(said).not.toContain(hidden);
});

test("what was asked goes to a spreadsheet: what waits with its reason, what had an answer behind it", async () => {
  const texts = ["Si può portare un falco?", "Quando parte il viaggio?"] as const;
  const day = new Date(people.clock.now);
  await people.db
    .insertInto("chat_question")
    .values(
      texts.map((text, index) => ({
        market: "it-IT",
        group_key: text,
        text,
        is_answered: index === 1,
        asked_at: day,
        delete_at: new Date(people.clock.now + 86_400_000),
      })),
    )
    .execute();
  const left = await editor.send("POST", "/api/it/questions/leave", {
    json: { key: texts[0], reason: "Nobody travels with one; ever." },
  });
  expect(left.statusCode).toBe(204);
  const file = await editor.send("GET", "/api/it/questions/export");
  expect(file.headers["content-type"]).toContain("text/csv");
  expect(file.headers["content-disposition"]).toBe('attachment; filename="questions-it.csv"');
  const date = day.toISOString().slice(0, 10);
  expect(file.body).toContain(
    `${texts[0]};1;;${date};${date};left;"Nobody travels with one; ever."`,
  );
  expect(file.body).toContain(`${texts[1]};1;;${date};${date};answered;`);
  expect(file.body.indexOf(texts[0])).toBeLessThan(file.body.indexOf(texts[1]));
  const { known } = (await editor.send("GET", "/api/it/questions")).json<DeskQuestions>();
  expect(known.map(({ text }) => text)).toContain(texts[1]);
  const stranger = await people.browser(hosts.office).send("GET", "/api/it/questions/export");
  expect(stranger.statusCode).toBe(401);
});

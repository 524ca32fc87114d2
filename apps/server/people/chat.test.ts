import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ChatAnswer } from "#features/people/assistant/answers/contract.ts";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { catalogueTag } from "#features/records/catalogue-tags/rules.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import {
  hosts,
  openPeopleApp,
  type PeopleApp,
  type PeopleBrowser,
} from "../testing/people/people-app.ts";
import { seedSmallCatalogue } from "../testing/small-catalogue.ts";

let people: PeopleApp;
let visitor: PeopleBrowser;
beforeAll(async () => {
  people = await openPeopleApp();
  await seedSmallCatalogue(people.db, new Date(people.clock.now));
  await people.db
    .insertInto("faq")
    .values([
      {
        market: "it-IT",
        category: "general",
        question: "Che cos’è la cassa comune?",
        answer: "È la somma che il gruppo mette insieme all’arrivo.",
        position: 1,
        travel_id: null,
        destination_id: null,
      },
    ])
    .execute();
  const content = { email: "care@wayroam.test", phone: "", hours: "", address: "" };
  await people.db
    .insertInto("layout")
    .values({ market: "it-IT", area: "contacts", content: JSON.stringify(content) })
    .onConflict((conflict) =>
      conflict.columns(["market", "area"]).doUpdateSet({ content: JSON.stringify(content) }),
    )
    .execute();
  await invalidateTags(people.db, [catalogueTag("it-IT"), "faqs:it-IT", "layout:it-IT"]);
});
afterAll(() => people.close());
beforeEach(() => {
  visitor = people.browser();
});

const ask = (text: unknown, browser = visitor) =>
  browser.send("POST", "/api/it/chat", { json: { text } });

test("an answer is made of statements that name their sources", async () => {
  const answer = await ask("cos'è la cassa comune?");
  expect(answer.statusCode).toBe(200);
  const { kind, statements, sources } = answer.json<ChatAnswer>();
  expect(kind).toBe("answered");
  expect(statements[0]).toEqual({
    text: "È la somma che il gruppo mette insieme all’arrivo.",
    source: 1,
  });
  expect(sources[0]).toMatchObject({ number: 1, path: pathOf("it-IT", "faqs") });
});

test("the rule of a status is known without any text of staff", async () => {
  const { statements } = (await ask("cosa vuol dire quasi confermata?")).json<ChatAnswer>();
  const t = translatorFor(markets[0]!);
  expect(statements.map(({ text }) => text).join(" ")).toContain(t("meaning.ALMOST_CONFIRMED"));
});

test("trips are those that the search finds, with the way to the same search", async () => {
  const answer = await ask("il viaggio più economico");
  const { statements, sources, cards, allTrips } = answer.json<ChatAnswer>();
  expect(statements[0]?.text).toMatch(/^Al momento corrisponde 1 viaggio: /);
  expect(cards.map(({ name }) => name)).toEqual(["Nepal, Annapurna"]);
  expect(allTrips?.path).toBe("/cerca?sort=price-asc");
  expect(sources[0]?.path).toBe(allTrips?.path);
});

test("the departures that are asked about say how long they are", async () => {
  const { statements } = (await ask("quanto dura il viaggio più economico?")).json<ChatAnswer>();
  expect(statements[1]?.text).toMatch(/^Nepal, Annapurna, .*: .*giorni/);
});

test("where no trip is as it is wanted, that is said, and none is shown", async () => {
  const { kind, statements, cards } = (await ask("viaggi sotto i 100 euro")).json<ChatAnswer>();
  expect([kind, cards]).toEqual(["answered", []]);
  expect(statements[0]?.text).toMatch(/^Al momento nessun viaggio corrisponde: /);
});

test.each([
  "posso pagare con PayPal il viaggio più economico?",
  "che tempo fa in Nepal?",
  "dov’è il mio ordine da 512 euro?",
])("%s asks for no trips", async (text) => {
  expect((await ask(text)).json<ChatAnswer>()).toMatchObject({ kind: "unknown", cards: [] });
});

test("what the sources do not hold is not answered, and is kept for 30 days without addresses", async () => {
  const text = "posso portare il cane? scrivetemi a marta@example.com";
  expect((await ask(text)).json<ChatAnswer>()).toMatchObject({ kind: "unknown", statements: [] });
  const rows = await people.db.selectFrom("chat_question").selectAll().execute();
  const kept = rows.find((row) => row.text.includes("scrivetemi"));
  expect(kept).toMatchObject({ text: "posso portare il cane? scrivetemi a …", is_answered: false });
  const days = (kept!.delete_at.getTime() - kept!.asked_at.getTime()) / 86_400_000;
  expect(days).toBe(30);
});

test("ten questions a minute are answered, and the next says when", async () => {
  for (let time = 0; time < 10; time += 1) expect((await ask("cassa comune")).statusCode).toBe(200);
  const often = await ask("cassa comune");
  expect(often.statusCode).toBe(429);
  expect(Number(often.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask("cassa comune", people.browser())).statusCode).toBe(200);
  people.clock.now += 61_000;
  expect((await ask("cassa comune")).statusCode).toBe(200);
});

test("the addresses of one IPv6 network are counted together", async () => {
  const askFrom = async (address: string) =>
    (await ask("cassa comune", people.browser(hosts.it, address))).statusCode;
  for (let host = 1; host <= 10; host += 1)
    expect(await askFrom(`2001:db8:0:7::${host}`)).toBe(200);
  expect(await askFrom("2001:db8:0:7::ff")).toBe(429);
  expect(await askFrom("2001:db8:0:8::1")).toBe(200);
});

test.each([
  [{}, 422, "text"],
  [{ text: "" }, 422, "text"],
  [{ text: "x".repeat(301) }, 422, "text"],
  [{ text: "ok", market: "us" }, 400, "market"],
])("%j is refused by name", async (json, status, path) => {
  const answer = await visitor.send("POST", "/api/it/chat", { json });
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain(path);
});

const handOver = (json: object) => visitor.send("POST", "/api/it/chat/handover", { json });

test("a hand-over is a row and a mail to care, with the conversation only where it is sent", async () => {
  const conversation = [{ by: "visitor", text: "Quanto costa il visto?" }];
  const email = "marta.conti@example.com";
  const asked = { email, question: "Posso portare il cane sul treno?" };
  expect((await handOver(asked)).statusCode).toBe(204);
  expect((await handOver({ ...asked, conversation })).statusCode).toBe(204);
  const rows = await people.db
    .selectFrom("chat_handover")
    .selectAll()
    .where("question", "=", asked.question)
    .orderBy("asked_at")
    .execute();
  expect(rows).toHaveLength(2);
  expect(rows.map((row) => row.conversation)).toEqual(expect.arrayContaining([conversation, null]));
  const mails = await people.db
    .selectFrom("outbox_mail")
    .selectAll()
    .where("recipient", "=", "care@wayroam.test")
    .where("subject", "like", "%treno%")
    .execute();
  expect(mails).toHaveLength(2);
  expect(mails.filter(({ text }) => text.includes("visto"))).toHaveLength(1);
  for (const mail of mails) expect(mail.subject).toMatch(/^\[chat\] .*cane/);
  expect((await handOver({ ...asked, email: "no" })).statusCode).toBe(422);
});

const path = pathOf("it-IT", "chat") ?? "";

const post = (form: Readonly<Record<string, string>>) => visitor.send("POST", path, { form });

test("without a script the page answers, keeps what was asked, and hands over", async () => {
  const t = translatorFor(markets[0]!);
  const first = await visitor.send("GET", path);
  expect([first.statusCode, first.headers["x-robots-tag"]]).toEqual([200, "noindex, nofollow"]);
  expect(first.body).toContain(t("chat.hello"));
  const answered = await post({ question: "cos’è la cassa comune?" });
  expect(answered.body).toContain("È la somma che il gruppo mette insieme");
  const unknown = await post({
    asked: "cos’è la cassa comune?",
    question: "posso portare il cane?",
  });
  expect(unknown.body).toContain("È la somma che il gruppo mette insieme");
  expect(unknown.body).toContain(t("chat.unknown"));
  const refused = await post({
    step: "handover",
    question: "posso portare il cane?",
  });
  expect([refused.statusCode, refused.body]).toEqual([
    422,
    expect.stringContaining(t("chat.noEmail")),
  ]);
  const sent = await post({
    asked: "cos’è la cassa comune?",
    step: "handover",
    along: "yes",
    email: "leo@example.com",
    question: "posso portare il cane?",
  });
  expect(sent.body).toContain(t("chat.sent"));
  const row = await people.db
    .selectFrom("chat_handover")
    .selectAll()
    .where("email", "=", "leo@example.com")
    .executeTakeFirstOrThrow();
  expect(row.conversation).toHaveLength(2);
});

test("a visitor says of the newest answer whether it has helped, and staff see what did not", async () => {
  const t = translatorFor(markets[0]!);
  const question = "che cos’è mai la cassa comune?";
  expect((await post({ question })).body).toContain(t("chat.helped"));
  const rated = await post({ asked: question, helped: "no" });
  expect(rated.body).toContain(t("chat.thanks"));
  await post({ asked: question, helped: "yes" });
  await post({ asked: "nobody has asked this", helped: "no" });
  const rows = await people.db
    .selectFrom("chat_question")
    .select(["text", "is_helpful"])
    .where("is_helpful", "is not", null)
    .execute();
  expect(rows).toEqual([{ text: question, is_helpful: false }]);
});

test.each(markets)("every page of $id leads to the chat", async ({ id, hostDefault }) => {
  const browser = people.browser(`http://${hostDefault}:3000`);
  const home = await browser.send("GET", "/");
  expect(home.body).toContain(`id="ask"`);
  expect(home.body).toContain(`href="${pathOf(id, "chat")}"`);
});

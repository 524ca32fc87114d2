import { request as ask } from "node:http";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { formHost as host, openFormSite } from "#apps/server/testing/forms/form-site.tsx";
import type { FormField, FormInput } from "#features/content/forms/contract.ts";
import { deleteOldSubmissions } from "#features/content/forms/send/attempts.ts";
import type { Database } from "#platform/server/database/tables.ts";

const origin = `http://${host}`;
const path = "/lavora-con-noi";
const filesPath = "/candidatura";
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const asked = (number: number, question: string, isRequired = true) => ({
  id: id(number),
  question,
  help: "",
  isRequired,
  showWhen: null,
  isHalf: false,
});

const fields: readonly FormField[] = [
  { kind: "text", ...asked(1, "Nome"), isLong: false, minLength: 2, maxLength: 40 },
  { kind: "email", ...asked(2, "E-mail") },
  {
    kind: "choice",
    ...asked(3, "Lingue"),
    isSeveral: true,
    isList: false,
    atLeast: 1,
    atMost: 2,
    choices: ["Italiano", "Inglese", "Tedesco"].map((label, index) => ({
      id: id(5 + index),
      label,
    })),
  },
  { kind: "date", ...asked(4, "Quando", false), from: "2027-01-01", to: "2027-12-31" },
  { kind: "consent", ...asked(8, "Privacy"), text: "Ho letto tutto.", link: "/privacy" },
];

const files: FormField = {
  kind: "file",
  ...asked(9, "Curriculum"),
  types: ["pdf"],
  maxMegabytes: 1,
  maxFiles: 2,
};

const form: FormInput = {
  name: "Lavora con noi",
  isOpen: true,
  fields,
  sendLabel: "",
  thanksTitle: "",
  thanksText: "Ci sentiamo presto.",
  mailTo: ["persone@wayroam.test"],
  sendsReply: true,
  replySubject: "Ti abbiamo letto",
  replyText: "A presto.",
  keepDays: 30,
};

let moment = new Date("2026-11-27T09:00:00Z");
let site: Awaited<ReturnType<typeof openFormSite>>;
let db: Database;
let formId: string;
let filesFormId: string;

beforeAll(async () => {
  const forms = { [path]: form, [filesPath]: { ...form, fields: [...fields, files] } };
  site = await openFormSite({ forms, now: () => moment });
  ({ db } = site);
  [formId, filesFormId] = [site.idAt(path), site.idAt(filesPath)];
});
afterAll(() => site.close());
afterEach(async () => {
  await db.deleteFrom("form_submission").execute();
  await db.deleteFrom("form_attempt").execute();
});

const good = (): readonly (readonly [name: string, value: string])[] => [
  ["form", formId],
  ["website", ""],
  [id(1), "Marta Ferri"],
  [id(2), "marta@esempio.it"],
  [id(3), id(5)],
  [id(3), id(7)],
  [id(4), "2027-03-01"],
  [id(8), "yes"],
];

/** The same with one field typed otherwise. */
const typing = (name: string, ...values: readonly string[]) => [
  ...good().filter(([each]) => each !== name),
  ...values.map((value) => [name, value] as const),
];

const send = (
  typed: readonly (readonly [string, string])[] = good(),
  headers: Readonly<Record<string, string>> = {},
  address = "203.0.113.7",
) =>
  site.app.inject({
    method: "POST",
    url: path,
    remoteAddress: address,
    headers: {
      host,
      origin,
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
    payload: new URLSearchParams(typed.map(([name, value]) => [name, value])).toString(),
  });

const stored = () => db.selectFrom("form_submission").selectAll().execute();

test("what a visitor sends is stored, and the page itself thanks, by its fragment alone", async () => {
  const answer = await send();
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(`${path}#sent-${formId}`);
  const [submission] = await stored();
  expect(submission).toMatchObject({ name: "Marta Ferri", state: "new", path });
  expect(submission?.answers.map(({ text }) => text)).toEqual([
    "Marta Ferri",
    "marta@esempio.it",
    "Italiano, Tedesco",
    "2027-03-01",
    "Ho letto tutto.",
  ]);
  const page = await site.app.inject({ url: path, headers: { host } });
  expect(page.body).toContain(`id="sent-${formId}"`);
  expect(page.body).toContain("Ci sentiamo presto.");
});

test("a page with a form is kept for everyone, whatever is sent from it", async () => {
  const read = async () => (await site.app.inject({ url: path, headers: { host } })).body;
  const before = await read();
  const drawnBefore = site.drawn.pages;
  await send(typing(id(1), "Unverwechselbar"));
  expect(await read()).toBe(before);
  expect(site.drawn.pages).toBe(drawnBefore);
  expect(before).not.toContain("Unverwechselbar");
});

test.each([
  [id(1), [""], "Serve una risposta."],
  [id(1), ["A"], "Scrivi almeno 2 caratteri."],
  [id(1), ["A".repeat(41)], "Scrivi al massimo 40 caratteri."],
  [id(2), ["nope"], "Scrivi l’indirizzo così: nome@esempio.it."],
  [id(2), ["a@b.it\r\nBcc: c@d.it"], "Scrivi l’indirizzo così: nome@esempio.it."],
  [id(3), [], "Serve una risposta."],
  [id(3), [id(5), id(6), id(7)], "Scegli al massimo 2 opzioni."],
  [id(3), [id(9)], "Scegli una delle opzioni."],
  [id(4), ["31/12/2027"], "Scegli una data."],
  [id(4), ["2026-12-31"], "Scegli una data a partire dal 01/01/2027."],
  [id(4), ["2028-01-01"], "Scegli una data entro il 31/12/2027."],
  [id(8), [], "Spunta la casella per proseguire."],
])("%s with %j is refused at its field, and nothing is stored", async (name, values, message) => {
  const answer = await send(typing(name, ...values));
  expect(answer.statusCode).toBe(422);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.body).toMatch(
    new RegExp(`id="answer-${name}-error">${message.replaceAll(".", "\\.")}<`),
  );
  expect(await stored()).toEqual([]);
});

test("what was typed stands in the page again, harmless", async () => {
  const typed = typing(id(1), 'Anna "><script>alert(1)</script>');
  const { body } = await send(typed.filter(([name]) => name !== id(8)));
  expect(body).toContain('value="Anna &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(body).toContain('value="marta@esempio.it"');
  expect(body).toMatch(new RegExp(`checked="" value="${id(5)}"|value="${id(5)}" checked=""`));
  expect(body).not.toContain("<script");
});

test.each([
  ["another site", { origin: "https://evil.test" }, 403],
  ["nobody knows where", { origin: "null" }, 403],
  ["a program that speaks JSON", { "content-type": "application/json" }, 405],
])("from %s nothing is taken", async (_from, headers, status) => {
  expect((await send(good(), headers)).statusCode).toBe(status);
  expect(await stored()).toEqual([]);
});

test("more than a form can hold is answered with the page and what was typed before it", async () => {
  const answer = await send([...good(), ["more", "x".repeat(300_000)]]);
  expect(answer.statusCode).toBe(413);
  expect(answer.headers["content-type"]).toContain("text/html");
  expect(answer.body).toContain("Hai scritto più di quanto il modulo può ricevere.");
  expect(answer.body).toContain('value="Marta Ferri"');
  expect(await stored()).toEqual([]);
});

test("a body of many small fields costs no more than it weighs", async () => {
  const names = Array.from({ length: 40_000 }, (_, index) => [index.toString(36), ""] as const);
  expect((await send([...good(), ...names])).statusCode).toBe(303);
});

test("an address that sends too often is told when it may again, others are not", async () => {
  for (let time = 0; time < 20; time += 1) expect((await send()).statusCode).toBe(303);
  const refused = await send(typing(id(1), "Ancora Marta"));
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(800);
  expect(refused.body).toContain("Troppi invii in poco tempo.");
  expect(refused.body).toContain('value="Ancora Marta"');
  expect((await send(good(), {}, "203.0.113.8")).statusCode).toBe(303);
  moment = new Date(moment.getTime() + 16 * 60_000);
  expect((await send()).statusCode).toBe(303);
});

test("who fills in the field that nobody sees is thanked, kept among the spam and not written to", async () => {
  const mails = () => db.selectFrom("outbox_mail").selectAll().execute();
  const before = (await mails()).length;
  expect((await send(typing("website", "https://buy.test"))).statusCode).toBe(303);
  expect(await stored()).toMatchObject([{ state: "spam" }]);
  expect((await mails()).length).toBe(before);
});

test("staff are told without the answers, the sender in the form's words, and not too often", async () => {
  await db.deleteFrom("outbox_mail").execute();
  for (let time = 0; time < 5; time += 1) await send();
  const mails = await db.selectFrom("outbox_mail").selectAll().execute();
  const toStaff = mails.filter(({ recipient }) => recipient === "persone@wayroam.test");
  const toSender = mails.filter(({ recipient }) => recipient === "marta@esempio.it");
  expect([toStaff.length, toSender.length]).toEqual([5, 3]);
  expect(toStaff[0]?.subject).toBe("Nuova risposta: Lavora con noi");
  expect(toStaff[0]?.text).toContain(`/new-form-builder/${formId}?tab=submissions`);
  expect(JSON.stringify(toStaff)).not.toMatch(/Marta|marta@/);
  expect(toSender[0]).toMatchObject({ subject: "Ti abbiamo letto" });
  expect(toSender[0]?.text).toContain("A presto.");
});

test("an address gets no more mails by being written in other letters", async () => {
  await db.deleteFrom("outbox_mail").execute();
  const spelled = ["gia@esempio.it", "Gia@esempio.it", "GIA@esempio.it", "gIA@Esempio.it"];
  for (const email of spelled) await send(typing(id(2), email));
  const mails = await db.selectFrom("outbox_mail").select("recipient").execute();
  const toSender = mails.filter(({ recipient }) => /^gia@/i.test(recipient));
  expect(toSender).toHaveLength(3);
});

test("a form that is closed takes nothing, and neither does one that never was", async () => {
  const close = (isOpen: boolean) =>
    db.updateTable("form").set({ is_open: isOpen }).where("id", "=", formId).execute();
  await close(false);
  expect((await send()).statusCode).toBe(410);
  await close(true);
  expect((await send(typing("form", id(9)))).statusCode).toBe(410);
  expect((await send(typing("form", "' or 1=1"))).statusCode).toBe(410);
  expect(await stored()).toEqual([]);
});

test("what was sent is deleted once its days are over, and not before", async () => {
  await send();
  const day = 86_400_000;
  await deleteOldSubmissions(db, new Date(moment.getTime() + 29 * day), 100);
  expect(await stored()).toHaveLength(1);
  await deleteOldSubmissions(db, new Date(moment.getTime() + 31 * day), 100);
  expect(await stored()).toEqual([]);
});

test("the log tells of the requests, and nothing of what was typed or from where", async () => {
  const at = await site.app.listen({ port: 0, host: "127.0.0.1" });
  const headers = { host, origin, "content-type": "application/x-www-form-urlencoded" };
  for (const typed of [good(), typing(id(2), "marta@")]) {
    const body = new URLSearchParams(typed.map(([name, value]) => [name, value])).toString();
    await new Promise<void>((resolve, reject) => {
      const request = ask(`${at}${path}`, { method: "POST", headers }, (answer) => {
        answer.resume().on("end", resolve);
      });
      request.on("error", reject).end(body);
    });
  }
  const text = site.log.join("\n");
  expect(text.match(/"method":"POST"/g)).toHaveLength(2);
  expect(text).not.toMatch(/Marta|marta@|127\.0\.0\.1"/);
});

/** Sends a form with one question more, for files. */
const sendFiles = async (sent: readonly Blob[], more: Readonly<Record<string, string>> = {}) => {
  const body = new FormData();
  const typed = { ...more, form: filesFormId };
  for (const [name, value] of good()) if (!(name in typed)) body.append(name, value);
  for (const [name, value] of Object.entries(typed)) body.append(name, value);
  for (const file of sent)
    body.append(id(9), file, file instanceof File ? file.name : "../Marta’s <cv>.html");
  const encoded = new Response(body);
  return site.app.inject({
    method: "POST",
    url: filesPath,
    remoteAddress: "203.0.113.9",
    headers: { host, origin, "content-type": encoded.headers.get("content-type") ?? "" },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
};

const pdf = (bytes = 10): Blob => new Blob(["%PDF-", "x".repeat(bytes - 5)]);
const storedFiles = () => db.selectFrom("form_file").selectAll().execute();

test("files are kept under a harmless name, and go with their submission", async () => {
  expect((await sendFiles([pdf(), pdf(2000)])).statusCode).toBe(303);
  const kept = await storedFiles();
  expect(kept.map(({ name, type, bytes }) => [name, type, bytes])).toEqual([
    ["Marta’s cv.pdf", "application/pdf", 10],
    ["Marta’s cv.pdf", "application/pdf", 2000],
  ]);
  const [submission] = await stored();
  expect(submission?.answers.at(-1)).toMatchObject({
    text: "Marta’s cv.pdf, Marta’s cv.pdf",
    files: kept.map(({ id: fileId, name, type, bytes }) => ({ id: fileId, name, type, bytes })),
  });
  await deleteOldSubmissions(db, new Date(moment.getTime() + 31 * 86_400_000), 100);
  expect(await storedFiles()).toEqual([]);
});

test.each([
  ["none", [], "Serve una risposta."],
  ["what a browser sends for none", [new File([""], "")], "Serve una risposta."],
  ["an empty one", [new File([""], "cv.pdf")], "Scegli file di questo tipo: PDF."],
  ["three", [pdf(), pdf(), pdf()], "Scegli al massimo 2 file."],
  ["a large one", [pdf(1024 * 1024 + 1)], "Ogni file può pesare al massimo 1 MB."],
  ["a page called a PDF", [new Blob(["<script>"])], "Scegli file di questo tipo: PDF."],
  ["a picture", [new Blob(["\u0089PNG\r\n\u001A\n"])], "Scegli file di questo tipo: PDF."],
])("%s is refused at its field, and nothing is kept", async (_name, sent, message) => {
  const answer = await sendFiles(sent);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain(`id="answer-${id(9)}-error">${message}<`);
  expect(answer.body).toContain('value="Marta Ferri"');
  expect([await storedFiles(), await stored()]).toEqual([[], []]);
});

test("where something else is wrong, the files are to be chosen again", async () => {
  const answer = await sendFiles([pdf()], { [id(2)]: "nope" });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain("Scegli di nuovo il file.");
});

test("of what a program has sent no file is kept", async () => {
  expect((await sendFiles([pdf()], { website: "https://buy.test" })).statusCode).toBe(303);
  expect(await stored()).toMatchObject([{ state: "spam" }]);
  expect(await storedFiles()).toEqual([]);
});

test("more than a form with files can hold is answered with what was typed", async () => {
  const answer = await sendFiles([new Blob(["x".repeat(17 * 1024 * 1024)])]);
  expect(answer.statusCode).toBe(413);
  expect(answer.body).toContain('value="Marta Ferri"');
});

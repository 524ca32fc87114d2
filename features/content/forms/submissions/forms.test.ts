import { afterAll, beforeAll, expect, test } from "vitest";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";
import { openWholeApi } from "#apps/server/testing/whole-api.ts";
import type { FormInput, ListedForm } from "#features/content/forms/contract.ts";
import { formDraft } from "#features/content/forms/testing/form-draft.ts";
import { storeSubmission } from "#features/content/forms/testing/stored-submission.ts";
import { insertSubmission } from "#features/content/forms/submissions/store.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";

const api = await openWholeApi();
let editor: SignInBrowser;
beforeAll(async () => {
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

const sentAt = new Date("2026-11-20T09:48:00Z");
const fieldIds = ["1", "2"].map((end) => `00000000-0000-4000-8000-00000000000${end}`);

const form = (fields: FormInput["fields"] = [], part: Partial<FormInput> = {}): FormInput =>
  formDraft({ fields, ...part });

const line = (id: string): FormInput["fields"][number] => ({
  kind: "text",
  id,
  question: "Name",
  help: "",
  isRequired: true,
  showWhen: null,
  isHalf: false,
  isLong: false,
  minLength: null,
  maxLength: null,
});

const errorsOf = async (input: object) => {
  const { statusCode, body } = await editor.send("POST", "/api/it/forms", { json: input });
  expect(statusCode).toBe(422);
  return (JSON.parse(body) as { errors: { path: string }[] }).errors.map(({ path }) => path);
};

test("a form that could not be filled in is refused, with the field of each fault", async () => {
  const [first = "", second = ""] = fieldIds;
  const text = { ...line(first), minLength: 9, maxLength: 3 };
  expect(await errorsOf(form([text]))).toEqual(["fields.0.maxLength"]);
  const asked = {
    id: second,
    question: "Which",
    help: "",
    isRequired: true,
    showWhen: null,
    isHalf: false,
  };
  const choice = { kind: "choice", ...asked, isSeveral: true, choices: [], atLeast: 2, atMost: 1 };
  expect(await errorsOf({ ...form(), fields: [choice] })).toEqual([
    "fields.0.choices",
    "fields.0.atMost",
    "fields.0.atLeast",
  ]);
  const day = { kind: "date", ...asked, from: "2027-02-01", to: "2027-01-01" };
  expect(await errorsOf({ ...form(), fields: [day] })).toEqual(["fields.0.to"]);
  expect(await errorsOf(form([line(first), line(first)]))).toEqual(["fields"]);
  expect(await errorsOf(form([], { isOpen: true }))).toEqual(["fields"]);
  expect(await errorsOf(form([], { sendsReply: true }))).toEqual([
    "sendsReply",
    "replySubject",
    "replyText",
  ]);
  const consent = { kind: "consent", ...asked, text: "Yes", link: "javascript:alert(1)" };
  expect(await errorsOf({ ...form(), fields: [consent] })).toEqual(["fields.0.link"]);
  expect(await errorsOf(form([], { mailTo: ["a@b.it\r\nBcc: c@d.it"] }))).toEqual(["mailTo.0"]);
});

test("a departure is one of a travel of the form's own market", async () => {
  const { travel } = await seedSmallCatalogue(api.db, sentAt);
  const days = {
    kind: "departure",
    id: fieldIds[0],
    question: "When",
    help: "",
    isRequired: false,
    travel: travel.id,
  };
  const create = (country: string) =>
    editor.send("POST", `/api/${country}/forms`, { json: { ...form(), fields: [days] } });
  expect((await create("it")).statusCode).toBe(201);
  const refused = await create("de");
  expect(refused.statusCode).toBe(422);
  expect(JSON.parse(refused.body)).toMatchObject({ errors: [{ path: "fields.0.travel" }] });
});

test("a file of submissions runs nothing in a spreadsheet, and says what was removed", async () => {
  const { formId, submissionId } = await storeSubmission(api.db, "it-IT", sentAt);
  const cells = ["=cmd()", "+1", "-1", "@SUM(A1)", "\tx", "\rx"];
  const answers = cells.map((text, index) => ({
    fieldId: `00000000-0000-4000-8000-0000000001${index}0`,
    kind: "text",
    question: `=Q${index}`,
    text,
    choices: [],
  }));
  await api.db
    .updateTable("form_submission")
    .set({ answers: JSON.stringify(answers), path: "=path" })
    .where("id", "=", submissionId)
    .execute();
  const file = await editor.send("GET", `/api/it/forms/${formId}/submissions/export`);
  expect(file.headers["content-disposition"]).toBe('attachment; filename="form-it.csv"');
  const [head = "", row = ""] = file.body.split("\r\n");
  expect(head).toContain("'=Q0 (removed)");
  for (const cell of cells) expect(row).toContain(`'${cell}`);
  expect(row).toContain(";'=path;");
  expect(row).not.toMatch(/(?:^|[;"])[=+@\t\r]/);
});

test("a submission is treated, found by its answers, and left out of the list as spam", async () => {
  const { formId, submissionId } = await storeSubmission(api.db, "it-IT", sentAt);
  const at = `/api/it/forms/${formId}/submissions`;
  const listed = async (query = "") => {
    const { items } = (await editor.send("GET", `${at}${query}`)).json<{
      items: { id: string; state: string }[];
    }>();
    return items.map(({ state }) => state);
  };
  expect(await listed("?search=MARTA@esempio")).toEqual(["new"]);
  expect(await listed("?search=nobody")).toEqual([]);
  const treat = (state: string, version: string) =>
    editor.send("PUT", `${at}/${submissionId}`, {
      json: { state },
      headers: { "if-match": version },
    });
  expect((await treat("answered", '"1"')).statusCode).toBe(200);
  expect((await treat("declined", '"1"')).statusCode).toBe(412);
  expect(await listed()).toEqual(["answered"]);
  expect((await treat("spam", '"2"')).statusCode).toBe(200);
  expect([await listed(), await listed("?state=spam")]).toEqual([[], ["spam"]]);
});

test("the audit names neither who has sent, nor what, nor whom a form writes to", async () => {
  const { formId, submissionId } = await storeSubmission(api.db, "it-IT", sentAt);
  const at = `/api/it/forms/${formId}`;
  await editor.send("PUT", `${at}/submissions/${submissionId}`, { json: { state: "answered" } });
  const mailTo = ["sofia@wayroam.test"];
  await editor.send("PUT", at, { json: form([], { mailTo }) });
  await editor.send("DELETE", `${at}/submissions/${submissionId}`);
  const rows = await api.db
    .selectFrom("audit")
    .selectAll()
    .where("subject", "in", ["form", "form-submission"])
    .execute();
  const ofThese = rows.filter((row) => [formId, submissionId].includes(row.subject_id));
  expect(ofThese).toHaveLength(3);
  expect(JSON.stringify(ofThese)).not.toMatch(/marta|sofia@/i);
});

test("fewer days end submissions that were sent before, and more days do not prolong them", async () => {
  const { formId } = await storeSubmission(api.db, "it-IT", sentAt);
  const deleteAt = async () => {
    const { items } = (await editor.send("GET", `/api/it/forms/${formId}/submissions`)).json<{
      items: { deleteAt: string }[];
    }>();
    return items[0]?.deleteAt;
  };
  const keep = (keepDays: number) =>
    editor.send("PUT", `/api/it/forms/${formId}`, { json: form([], { keepDays }) });
  await keep(10);
  expect(await deleteAt()).toBe("2026-11-30T09:48:00.000Z");
  await keep(300);
  expect(await deleteAt()).toBe("2026-11-30T09:48:00.000Z");
  await keep(20); // fewer than now, and more than those who sent it were told
  expect(await deleteAt()).toBe("2026-11-30T09:48:00.000Z");
});

test("a form knows its pages, and cannot be deleted while it stands on one", async () => {
  const { formId } = await storeSubmission(api.db, "it-IT", sentAt);
  const content = { title: "", text: "", form: formId, customCss: "" };
  const block = { id: "a", blockType: "wr-form", content, enabled: true, schedule: null };
  const page = { ...newPage("space"), name: "Lead", slug: "lead-a-group", blocks: [block] };
  const made = await editor.send("POST", "/api/it/custompages", { json: page });
  expect(made.statusCode).toBe(201);
  const pages = await editor.send("GET", `/api/it/forms/${formId}/pages`);
  expect(pages.json()).toMatchObject([{ name: "Lead", slug: "lead-a-group" }]);
  const { items } = (await editor.send("GET", "/api/it/forms?pageSize=100")).json<{
    items: ListedForm[];
  }>();
  expect(items.find(({ id }) => id === formId)).toMatchObject({ pages: 1, submissions: 1 });
  expect((await editor.send("DELETE", `/api/it/forms/${formId}`)).statusCode).toBe(409);
  await editor.send("DELETE", `/api/it/custompages/${made.json<{ id: string }>().id}`);
  expect((await editor.send("DELETE", `/api/it/forms/${formId}`)).statusCode).toBe(200);
  const left = await api.db
    .selectFrom("form_submission")
    .select("id")
    .where("form_id", "=", formId)
    .execute();
  expect(left).toEqual([]);
});

test("choices are counted without spam, and lead to the submissions that chose them", async () => {
  const { formId } = await storeSubmission(api.db, "it-IT", sentAt);
  const [first = "", second = ""] = fieldIds;
  const chose = (...ids: readonly string[]) => ({
    fieldId: "00000000-0000-4000-8000-000000000009",
    kind: "choice" as const,
    question: "Languages",
    text: "",
    choices: ids.map((id) => ({ id, label: id })),
  });
  const store = (state: "new" | "spam", ...ids: readonly string[]) =>
    insertSubmission(api.db, {
      market: "it-IT",
      formId,
      state,
      name: ids.join(),
      path: "/",
      sentAt,
      keepDays: 30,
      answers: [chose(...ids)],
    });
  await store("new", first, second);
  await store("new", first);
  await store("spam", first, second);
  const read = async (path: string) =>
    (await editor.send("GET", `/api/it/forms/${formId}/${path}`)).json<unknown>();
  expect(await read("counts")).toEqual([
    { choice: first, count: 2 },
    { choice: second, count: 1 },
  ]);
  expect(await read(`submissions?choice=${second}`)).toMatchObject({
    total: 1,
    items: [{ name: `${first},${second}` }],
  });
  expect((await editor.send("GET", `/api/us/forms/${formId}/counts`)).statusCode).toBe(404);
});

test("a file is a download that runs nothing, for its submission's readers alone", async () => {
  const { formId, submissionId, fileId } = await storeSubmission(api.db, "it-IT", sentAt);
  const at = (country: string, submission: string) =>
    `/api/${country}/forms/${formId}/submissions/${submission}/files/${fileId}`;
  const file = await editor.send("GET", at("it", submissionId));
  expect(file.statusCode).toBe(200);
  expect(file.body).toBe("%PDF-1.7");
  expect(file.headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent("Marta’s “cv”.pdf")}`,
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "content-length": "8",
    "cache-control": "no-store",
  });
  const part = await editor.send("GET", at("it", submissionId), {
    headers: { range: "bytes=5-" },
  });
  expect([part.statusCode, part.body]).toEqual([206, "1.7"]);
  expect((await editor.send("GET", at("it", formId))).statusCode).toBe(404);
  expect((await editor.send("GET", at("es", submissionId))).statusCode).toBe(404);
  await editor.send("DELETE", `/api/it/forms/${formId}/submissions/${submissionId}`);
  const left = await api.db.selectFrom("form_file").select("id").where("id", "=", fileId).execute();
  expect(left).toEqual([]);
});

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { formHost as host, openFormSite } from "#apps/server/testing/forms/form-site.tsx";
import type { FormField } from "#features/content/forms/contract.ts";

const path = "/scrivici";
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const asked = (number: number, isRequired = false) => ({
  id: id(number),
  question: `Domanda ${number}`,
  help: "",
  isRequired,
  showWhen: null,
  isHalf: false,
});
const italian = { id: id(7), label: "Italiano" };
const english = { id: id(8), label: "Inglese" };

/** What is required is agreed to and not written, and one is asked with a choice alone. */
const fields: readonly FormField[] = [
  { kind: "text", ...asked(1), isLong: true, minLength: null, maxLength: null },
  { kind: "email", ...asked(2) },
  {
    kind: "choice",
    ...asked(3),
    isSeveral: false,
    isList: true,
    atLeast: null,
    atMost: null,
    choices: [italian, english],
  },
  { kind: "place", ...asked(4), showWhen: { field: id(3), choices: [italian.id] } },
  { kind: "file", ...asked(5), types: ["pdf"], maxMegabytes: 1, maxFiles: 1 },
  { kind: "consent", ...asked(6, true), text: "Ho letto tutto.", link: "/privacy" },
];

let site: Awaited<ReturnType<typeof openFormSite>>;
beforeAll(async () => {
  const form = {
    name: "Scrivici",
    isOpen: true,
    fields,
    sendLabel: "",
    thanksTitle: "",
    thanksText: "",
    mailTo: ["persone@wayroam.test"],
    sendsReply: false,
    replySubject: "",
    replyText: "",
    keepDays: 30,
  };
  site = await openFormSite({ forms: { [path]: form }, now: () => new Date() });
});
afterAll(() => site.close());
afterEach(async () => {
  await site.db.deleteFrom("form_submission").execute();
  await site.db.deleteFrom("outbox_mail").execute();
});

/** As a browser sends it: with what nobody touched, and an unnamed file where none was chosen. */
const send = async (typed: Readonly<Record<string, string>>, file: File = new File([""], "")) => {
  const body = new FormData();
  const untouched = { [id(1)]: "", [id(2)]: "", [id(3)]: "", [id(4)]: "" };
  const all = { form: site.idAt(path), website: "", ...untouched, [id(6)]: "yes", ...typed };
  for (const [name, value] of Object.entries(all)) body.append(name, value);
  body.append(id(5), file);
  const encoded = new Response(body);
  const type = encoded.headers.get("content-type") ?? "";
  return site.app.inject({
    method: "POST",
    url: path,
    headers: { host, origin: `http://${host}`, "content-type": type },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
};

const stored = () => site.db.selectFrom("form_submission").selectAll().execute();

test.each([
  ["a consent", {}],
  ["spaces", { [id(1)]: " \u00A0\t\r\n", [id(2)]: " " }],
  ["a place that was not asked for", { [id(4)]: "Bari" }],
  ["a field that the form does not have", { other: "Bari" }],
])(
  "a form with nothing but %s is refused above it, and nothing is stored",
  async (_what, typed) => {
    const answer = await send(typed);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body).toMatch(
      /role="alert"><p>Il modulo è ancora vuoto\. Scrivi qualcosa in almeno un campo/,
    );
    // What was agreed to does not have to be agreed to again.
    expect(answer.body).toMatch(/type="checkbox"[^>]*checked=""/);
    expect(await stored()).toEqual([]);
    expect(await site.db.selectFrom("outbox_mail").selectAll().execute()).toEqual([]);
  },
);

test("a consent that is missing is asked for first", async () => {
  const answer = await send({ [id(6)]: "" });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain("Spunta la casella per proseguire.");
  expect(answer.body).not.toContain("Il modulo è ancora vuoto");
});

test.each([
  ["a word", { [id(1)]: "x" }, undefined],
  ["a choice", { [id(3)]: english.id }, undefined],
  ["a file", {}, new File(["%PDF-1.7"], "cv.pdf")],
])("%s alone is enough", async (_what, typed, file) => {
  expect((await send(typed, file)).statusCode).toBe(303);
  expect(await stored()).toHaveLength(1);
});

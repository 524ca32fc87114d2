import { expect, test } from "vitest";
import { readFormParts } from "./form-parts.ts";

const bodyOf = async (sent: FormData) => {
  const request = new Response(sent);
  return {
    type: request.headers.get("content-type") ?? "",
    body: Buffer.from(await request.arrayBuffer()),
  };
};

const sent = (): FormData => {
  const form = new FormData();
  form.append("a", "è\r\n--b");
  form.append("a", "");
  form.append("cv", new Blob([new Uint8Array([0, 13, 10, 45, 45])]), 'x "y".pdf');
  return form;
};

test("fields and files are read as browsers write them, with every byte", async () => {
  const { type, body } = await bodyOf(sent());
  const parts = readFormParts(type, body);
  expect(parts.map(({ name, fileName }) => [name, fileName])).toEqual([
    ["a", null],
    ["a", null],
    ["cv", 'x "y".pdf'],
  ]);
  expect(parts.map(({ content }) => content.toString("latin1").length)).toEqual([7, 0, 5]);
});

test("of a body that was cut the whole parts are read", async () => {
  const { type, body } = await bodyOf(sent());
  const cut = readFormParts(type, body.subarray(0, body.indexOf("x %22y")));
  expect(cut.map(({ name }) => name)).toEqual(["a", "a"]);
});

test("no more parts are read than a form can have", async () => {
  const form = new FormData();
  for (let index = 0; index < 500; index += 1) form.append("a", `${index}`);
  const { type, body } = await bodyOf(form);
  expect(readFormParts(type, body)).toHaveLength(400);
});

test.each(["", "--x--", "nothing at all", "--x\r\n\r\n\r\n--x--"])("%j has no parts", (body) => {
  expect(readFormParts("multipart/form-data; boundary=x", Buffer.from(body))).toEqual([]);
});

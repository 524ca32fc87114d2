import { expect, test } from "vitest";
import { readFileForm } from "./file-form.ts";

const contentType = 'multipart/form-data; charset=utf-8; boundary="a-b"';
const part = (head: string, content = "12\r\n--a\r\n34") =>
  `--a-b\r\n${head}\r\n\r\n${content}\r\n--a-b`;
const disposition = 'Content-Disposition: form-data; name="file"; filename="x.png"';
const read = (body: string, type = contentType) => readFileForm(type, Buffer.from(body));

test("a file is read with its name and every byte, whatever its bytes are", () => {
  const form = read(`${part(`Content-Type: image/png\r\n${disposition}`)}--\r\n`);
  expect({ ...form, bytes: form.bytes.toString() }).toEqual({
    field: "file",
    name: "x.png",
    bytes: "12\r\n--a\r\n34",
  });
});

test("what browsers write a form like is read", async () => {
  const sent = new FormData();
  sent.append("file", new Blob(["ü"]), 'mare "blu"\n; name="è.png');
  const request = new Response(sent);
  const type = request.headers.get("content-type") ?? "";
  const { field, name, bytes } = readFileForm(type, Buffer.from(await request.arrayBuffer()));
  expect([field, name, bytes.toString()]).toEqual(["file", 'mare "blu"\n; name="è.png', "ü"]);
});

test.each([
  ["no boundary", `${part(disposition)}--`, "multipart/form-data"],
  ["an endless boundary", "", `multipart/form-data; boundary=${"b".repeat(71)}`],
  ["another boundary", `${part(disposition)}--`, "multipart/form-data; boundary=c"],
  ["no end", part(disposition).slice(0, -3), contentType],
  ["a second part", `${part(disposition)}\r\n${disposition}\r\n\r\n5\r\n--a-b--`, contentType],
  ["a field without a file", `${part('Content-Disposition: form-data; name="a"')}--`, contentType],
  ["an endless head", `${part(`X: ${"x".repeat(9000)}\r\n${disposition}`)}--`, contentType],
  ["no head", "--a-b\r\n--a-b--", contentType],
  ["nothing", "", contentType],
])("a form with %s is refused", (_name, body, type) => {
  expect(() => read(body, type)).toThrow(expect.objectContaining({ status: 400 }));
});

import { expect, test } from "vitest";
import { toOwnPath } from "./site-address.ts";

const origin = "http://it.localhost:3000";

test.each([
  ["http://it.localhost:3000/caff%C3%A8?a=%20b#c", "/caffè?a=%20b#c"],
  ["https://it.localhost:3000/x", "/x"],
  [" it.localhost:3000/x ", "/x"],
  ["HTTPS://www.IT.localhost:3000", "/"],
  ["http://it.localhost:3000//evil.test", "//evil.test"],
  ["http://it.localhost:3000/%zz", "/%zz"],
])("%j is %j of the own site", (text, path) => {
  expect(toOwnPath(text, origin)).toBe(path);
});

test.each(["/x", "", "offerta.html", "https://es.localhost:3000/x", "https://it.localhost/x", "x"])(
  "%j stays as it is",
  (text) => {
    expect(toOwnPath(text, origin)).toBe(text);
    expect(toOwnPath(text, null)).toBe(text);
  },
);

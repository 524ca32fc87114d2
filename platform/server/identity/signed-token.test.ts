import { expect, test } from "vitest";
import { readToken, signToken } from "./signed-token.ts";

const signing = { secret: "a secret of a test that is long enough", purpose: "test" };
const now = new Date("2027-03-01T12:00:00Z");
const until = new Date("2027-03-08T12:00:00Z");
const token = signToken("page 1", until, signing);

test("a token is good for its subject until its moment", () => {
  expect(readToken(token, "page 1", now, signing)).toBe("good");
  expect(readToken(token, "page 1", new Date(until.getTime() - 1), signing)).toBe("good");
  expect(readToken(token, "page 1", until, signing)).toBe("expired");
});

test("a token is wrong for another subject, purpose and secret", () => {
  expect(readToken(token, "page 2", now, signing)).toBe("wrong");
  expect(readToken(token, "page 1", now, { ...signing, purpose: "other" })).toBe("wrong");
  expect(readToken(token, "page 1", now, { ...signing, secret: "another one" })).toBe("wrong");
});

test("a token whose moment or signature was changed is wrong", () => {
  const [seconds = "", mac = ""] = token.split(".");
  const later = (Number.parseInt(seconds, 36) + 60).toString(36);
  for (const changed of [
    `${later}.${mac}`,
    `${seconds}.${mac.slice(0, -1)}`,
    `${seconds}.${mac.startsWith("A") ? "B" : "A"}${mac.slice(1)}`,
    `${token}.`,
    `${seconds}.`,
    seconds,
    "",
    "..",
  ])
    expect({ changed, is: readToken(changed, "page 1", now, signing) }).toEqual({
      changed,
      is: "wrong",
    });
});

import { expect, test } from "vitest";
import { withoutPeople } from "./without-people.ts";

test.each([
  ["scrivetemi a marta.conti@example.com, grazie", "scrivetemi a …, grazie"],
  ["call me at +44 20 7946 0958 please", "call me at … please"],
  ["mi IBAN es ES91 2100 0418 4502 0005 1332", "mi IBAN es …"],
  ["passaporto YA1234567 scaduto", "passaporto … scaduto"],
  ["mein Konto https://example.com/me?id=4", "mein Konto …"],
])("%s is kept as %s", (text, kept) => {
  expect(withoutPeople(text)).toBe(kept);
});

test("ages, days and prices stay", () => {
  const text = "ho 37 anni, 25-35, parto il 12/03/2027 con 1.500 euro";
  expect(withoutPeople("ho 37 anni, 25-35 e 1.500 euro")).toBe("ho 37 anni, 25-35 e 1.500 euro");
  expect(withoutPeople(text)).toContain("37 anni");
});

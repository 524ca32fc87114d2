import { expect, test } from "vitest";
import { hashPassword, isPassword, PasswordsBusy } from "./password.ts";

test("a crowd waits its turn up to a bound; the rest is told so at once, and later it goes on", async () => {
  const kept = await hashPassword("the right one");
  const crowd = Array.from({ length: 80 }, (_, place) =>
    isPassword(place % 2 ? "the right one" : "a wrong one", kept),
  );
  const outcomes = await Promise.allSettled(crowd);
  const served = outcomes.slice(0, 62);
  expect(served).toEqual(
    served.map((_, place) => ({ status: "fulfilled", value: place % 2 === 1 })),
  );
  for (const each of outcomes.slice(62))
    expect(each).toMatchObject({ status: "rejected", reason: expect.any(PasswordsBusy) });
  expect(await isPassword("the right one", kept)).toBe(true);
});

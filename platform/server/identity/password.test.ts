import { expect, test } from "vitest";
import { hashPassword, verifyPassword, PasswordsBusy } from "./password.ts";

test("password checks queue up to a limit, and any further one is refused at once", async () => {
  const hash = await hashPassword("the right one");
  const comparisons = Array.from({ length: 80 }, (_, place) =>
    verifyPassword(place % 2 ? "the right one" : "a wrong one", hash),
  );
  const outcomes = await Promise.allSettled(comparisons);
  const served = outcomes.slice(0, 62);
  expect(served).toEqual(
    served.map((_, place) => ({ status: "fulfilled", value: place % 2 === 1 })),
  );
  for (const each of outcomes.slice(62))
    expect(each).toMatchObject({ status: "rejected", reason: expect.any(PasswordsBusy) });
  expect(await verifyPassword("the right one", hash)).toBe(true);
});

import "./zod-messages.ts";
import { expect, test } from "vitest";
import { z } from "zod";

test("a date that was never given asks for one, and only a text that is none is refused as one", () => {
  const messageOf = (schema: z.ZodType, input: string) =>
    schema.safeParse(input).error?.issues[0]?.message;
  expect(messageOf(z.iso.date(), "")).toBe("Choose a date.");
  expect(messageOf(z.iso.datetime(), "")).toBe("Choose a date.");
  expect(messageOf(z.iso.date(), "2027-02-31")).toBe("This is no date.");
  expect(messageOf(z.email(), "")).toBe("This is no e-mail address.");
});

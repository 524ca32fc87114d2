import "./zod-messages.ts";
import { expect, test } from "vitest";
import { z } from "zod";

test("a date or record that was never given is asked for, and only a text that is none is refused as one", () => {
  const messageOf = (schema: z.ZodType, input: string) =>
    schema.safeParse(input).error?.issues[0]?.message;
  expect(messageOf(z.iso.date(), "")).toBe("Choose a date.");
  expect(messageOf(z.iso.datetime(), "")).toBe("Choose a date.");
  expect(messageOf(z.uuid(), "")).toBe("Choose one.");
  expect(messageOf(z.uuid(), "12")).toBe("This is no id.");
  expect(messageOf(z.iso.date(), "2027-02-31")).toBe("This is no date.");
  expect(messageOf(z.email(), "")).toBe("This is no e-mail address.");
});

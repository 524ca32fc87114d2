import { expect, test } from "vitest";
import { statuses } from "#features/records/statuses/contract.ts";
import { marketIds } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages/messages.ts";
import { statusChoices } from "./status-words.ts";

test("the sheet reads the words that visitors of each market see", () => {
  for (const id of marketIds) {
    const messages = messagesOf(id);
    const choices = statusChoices(marketById(id).language);
    for (const status of statuses)
      expect(choices.find(({ value }) => value === status)?.words).toContain(
        messages[`status.${status}`],
      );
  }
});

test("a French sheet of the time when a sure departure was called confirmed is still read", () => {
  const words = statusChoices("fr").find(({ value }) => value === "CONFIRMED")?.words;
  expect(words).toEqual(["Confirmed", "Garanti", "Confirmé", "CONFIRMED"]);
});

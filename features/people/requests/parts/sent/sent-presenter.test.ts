import { expect, test } from "vitest";
import { statuses } from "#features/records/statuses/contract.ts";
import { marketById, markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { flightsView, sentWords } from "./sent-presenter.ts";

test.each(markets)("in $id nobody is told to buy flights for a seat they do not have", (market) => {
  const t = translatorFor(market);
  const localizer = { market, t, today: "2027-03-20", display: null };
  for (const status of statuses) {
    const { title, text } = flightsView(localizer, { status, peopleNeeded: 4 });
    expect(title).not.toBe(t("guidance.CONFIRMED"));
    expect(text.includes("4")).toBe(status === "PLANNED" || status === "ALMOST_CONFIRMED");
  }
});

test("what is sent says when care answers, and leaves out hours that nobody has written", () => {
  const t = translatorFor(marketById("it-IT"));
  const hours = { kind: "hours", label: "", text: "9-18", href: null, copy: null } as const;
  const said = sentWords(t, [hours]).steps.care.text;
  expect(said).toBe(`${sentWords(t, []).steps.care.text} 9-18.`);
  expect(sentWords(t, []).steps.mail.text).toContain("{email}");
});

import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { splitStory } from "./story-presenter.ts";

const sentence = (length: number, letter: string): string =>
  `${letter.toUpperCase()}${letter.repeat(length - 2)}.`;

test("a story begins with its first sentence as headline and keeps every word", () => {
  const parts = [sentence(60, "a"), sentence(200, "b"), sentence(100, "c"), sentence(250, "d")];
  expect(splitStory(`${parts.join(" ")}\nMore of it.`)).toEqual({
    title: parts[0]?.slice(0, -1),
    lead: `${parts[1]} ${parts[2]}`,
    rest: [parts[3], "More of it."],
  });
});

test("a long first sentence is no headline, and a short remainder is not hidden", () => {
  const parts = [sentence(200, "a"), sentence(110, "b"), sentence(90, "c")];
  expect(splitStory(parts.join(" "))).toEqual({ title: null, lead: parts.join(" "), rest: [] });
  expect(splitStory("One sentence alone.")).toEqual({
    title: null,
    lead: "One sentence alone.",
    rest: [],
  });
});

test("no sentence ends at an abbreviation or the dot of a number", () => {
  const told =
    "Vor der Insel St. Lucia liegen z. B. seit 200 v. Chr. Riffe in 1.500 m Tiefe. Dann geht es weiter.";
  expect(splitStory(told).title).toBe(told.slice(0, told.indexOf(" Dann") - 1));
});

test("every story of the demo reads on after its headline, in every language", () => {
  for (const { code, story } of demoData.trips)
    for (const told of Object.values(story)) {
      const { title, lead, rest } = splitStory(told);
      const whole = [title === null ? [] : `${title}.`, lead, rest].flat().join(" ");
      expect({ code, whole }).toEqual({ code, whole: told });
      expect(lead.length).toBeLessThan(400);
    }
});

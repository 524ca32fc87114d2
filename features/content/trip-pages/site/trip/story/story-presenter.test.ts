import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { splitStory } from "./story-presenter.ts";

const sentence = (length: number, letter: string): string =>
  `${letter.toUpperCase()}${letter.repeat(length - 2)}.`;

test("a short first sentence becomes the headline, and no word is lost", () => {
  const parts = [sentence(60, "a"), sentence(200, "b"), sentence(100, "c"), sentence(250, "d")];
  expect(splitStory(`${parts.join(" ")}\nMore of it.`)).toEqual({
    title: parts[0]?.slice(0, -1),
    lead: `${parts[1]} ${parts[2]}`,
    rest: [parts[3], "More of it."],
  });
});

test("a long first sentence is no headline, and a short remainder is not folded away", () => {
  const parts = [sentence(200, "a"), sentence(110, "b"), sentence(90, "c")];
  expect(splitStory(parts.join(" "))).toEqual({ title: null, lead: parts.join(" "), rest: [] });
  expect(splitStory("One sentence alone.")).toEqual({
    title: null,
    lead: "One sentence alone.",
    rest: [],
  });
});

test("no sentence ends at an abbreviation or the dot of a number", () => {
  const text =
    "Vor der Insel St. Lucia liegen z. B. seit 200 v. Chr. Riffe in 1.500 m Tiefe. Dann geht es weiter.";
  expect(splitStory(text).title).toBe(text.slice(0, text.indexOf(" Dann") - 1));
});

test("every story of the demo keeps all its words when it is split, in every language", () => {
  for (const { code, story } of demoData.trips)
    for (const text of Object.values(story)) {
      const { title, lead, rest } = splitStory(text);
      const whole = [title === null ? [] : `${title}.`, lead, rest].flat().join(" ");
      expect({ code, whole }).toEqual({ code, whole: text });
      expect(lead.length).toBeLessThan(400);
    }
});

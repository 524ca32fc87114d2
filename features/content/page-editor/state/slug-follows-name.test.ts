import { expect, test } from "vitest";
import { slugFollowing } from "./slug-follows-name.ts";

const typeName = (name: string, language: string) => {
  let page = { name: "", slug: "" };
  for (let end = 1; end <= name.length; end += 1) {
    const typed = name.slice(0, end);
    page = { name: typed, slug: slugFollowing(page, typed, language) ?? page.slug };
  }
  return page.slug;
};

test("the slug is made from the name as it is typed, in the market's language", () => {
  expect(typeName("Größe & Übermut", "de")).toBe("groesse-uebermut");
  expect(typeName("Perché no? Dell'età", "it")).toBe("perche-no-dell-eta");
  expect(typeName("Año Nuevo en Öland", "es")).toBe("ano-nuevo-en-oland");
  expect(typeName("Œuvres d’été", "fr")).toBe("oeuvres-d-ete");
});

test("a slug typed by hand stays, an emptied one follows the name again", () => {
  expect(slugFollowing({ name: "Herbst", slug: "herbst-2027" }, "Herbst am See", "de")).toBeNull();
  expect(slugFollowing({ name: "Herbst", slug: "" }, "Herbste", "de")).toBe("herbste");
});

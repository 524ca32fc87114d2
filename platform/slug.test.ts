import { expect, test, vi } from "vitest";
import { transliteratedSlug } from "./server/transliterated-slug.ts";
import { slugOf } from "./slug.ts";

test.each([
  ["Fès, duna su duna", "it", "fes-duna-su-duna"],
  ["Größe & Übermut", "de", "groesse-uebermut"],
  ["Größe & Übermut".normalize("NFD"), "de", "groesse-uebermut"],
  ["O\u0308sterreich", "de", "oesterreich"],
  ["O\u0308sterreich", "es", "osterreich"],
  ["Öland", "es", "oland"],
  ["Œuvres d’été", "fr", "oeuvres-d-ete"],
  ["Łódź, Smørrebrød, Đà Nẵng, Ǿ", "en", "lodz-smorrebrod-da-nang-o"],
  ["İstanbul, IĞDIR, kapı", "it", "istanbul-igdir-kapi"],
  ["ﬁne ﬂight № 5", "en", "fine-flight-no-5"],
  ["ｆｕｌｌ ｗｉｄｔｈ ²", "en", "full-width-2"],
  ["so\u00ADft\u200B", "en", "soft"],
  ["日本地図", "it", "ri-ben-di-tu"],
  ["中国", "it", "zhong-guo"],
  ["Москва, Большой театр", "it", "moskva-bolshoy-teatr"],
  ["Αθήνα", "it", "athina"],
  ["Tokyo 東京 2027", "it", "tokyo-dong-jing-2027"],
  ["\u{1F600} !", "it", ""],
  ["", "it", ""],
] as const)("the slug of %j in %s is %j", (name, language, slug) => {
  expect(transliteratedSlug(name, language)).toBe(slug);
});

test("a slug that is typed follows its name, whenever the tables of other scripts come", async () => {
  // Another file of this worker may have loaded the tables before.
  vi.resetModules();
  const { isTypedSlug, loadTransliteration, onceLettersCome, typedSlug } =
    await import("./browser/typed-slug.ts");
  expect(typedSlug("Tour", "it")).toBe("tour");
  const before = slugOf("Tour 東", "it");
  expect(before).toBe("tour");
  const made: string[] = [];
  onceLettersCome("Tour", () => made.push("of Latin letters"));
  onceLettersCome("Tour 東", () => made.push(typedSlug("Tour 東", "it")));
  await expect.poll(() => made).toEqual(["tour-dong"]);
  await loadTransliteration();
  onceLettersCome("東", () => made.push("again"));
  expect(made).toHaveLength(1);
  expect(isTypedSlug(before, "Tour 東", "it")).toBe(true);
  expect(typedSlug("Tour 東京", "it")).toBe("tour-dong-jing");
  expect(isTypedSlug("another", "Tour 東京", "it")).toBe(false);
});

import { expect, test } from "vitest";
import type { Values } from "#design/office/record/record-declaration.ts";
import { isTypedSlug, typedSlug } from "#platform/browser/typed-slug.ts";
import { createDraftStore } from "./draft-store.ts";

const start: Values = { name: "Sahara", slug: "sahara", days: [{ text: "a" }, { text: "b" }] };

/** A store on a fake clock; the slug follows the name while it is the name in small letters. */
const open = (isNew = false) => {
  let clock = 1000;
  const store = createDraftStore({
    start,
    isNew,
    now: () => clock,
    nameOf: (path) => `${path} of it`,
    derive: (before, after) => {
      const slugOf = ({ name }: Values) => (typeof name === "string" ? name.toLowerCase() : "");
      return before["slug"] === slugOf(before) ? { slug: slugOf(after) } : {};
    },
  });
  const type = (path: string, text: string) => {
    for (let length = 1; length <= text.length; length += 1) {
      clock += 50;
      store.put(path, text.slice(0, length));
    }
  };
  return {
    store,
    type,
    wait: (ms: number) => (clock += ms),
    edited: () => store.getState().edited,
  };
};

test("typing is one step a word, and says what it undoes and where", () => {
  const { store, type, edited } = open();
  type("days.1.text", "bello");
  expect(edited()["days"]).toEqual([{ text: "a" }, { text: "bello" }]);
  store.undo();
  expect(edited()).toEqual(start);
  expect(store.getState()).toMatchObject({
    isChanged: false,
    announcement: "Undone: days.1.text of it",
    steppedTo: { path: "days.1.text" },
  });
  store.redo();
  expect(edited()["days"]).toEqual([{ text: "a" }, { text: "bello" }]);
});

test("a field that follows another is undone with it", () => {
  const { store, edited } = open();
  store.put("name", "Sahara Atlante");
  expect(edited()).toMatchObject({ slug: "sahara atlante" });
  store.undo();
  expect(edited()).toEqual(start);
});

test("what is typed while it is saved stays an edit, and what the server made of it is taken", () => {
  const { store, edited } = open();
  store.put("name", " Erg ");
  const sent = edited();
  store.put("days.0.text", "later");
  store.markSaved({ ...sent, name: "Erg" }, sent, 1000);
  expect(edited()).toMatchObject({ name: "Erg", days: [{ text: "later" }, { text: "b" }] });
  expect(store.getState().isChanged).toBe(true);
  store.put("days.0.text", "a");
  expect(store.getState().isChanged).toBe(false);
});

test("an error of the server goes with the next change of its field alone", () => {
  const { store } = open();
  const errors = [
    { path: "slug", message: "Taken." },
    { path: "days.1.text", message: "Empty." },
  ];
  store.setServerErrors(errors);
  store.put("days.1.text", "c");
  expect(store.getState().serverErrors).toEqual([errors[0]]);
});

test("a colleague's save is there beside one's own edits, and undo leaves it alone", () => {
  const { store, edited, wait } = open();
  store.put("days.0.text", "mine");
  wait(5000);
  store.put("days.1.text", "mine too");
  store.undo();
  const theirs: Values = { ...start, name: "Theirs" };
  store.join(theirs);
  expect(edited()).toEqual({ ...theirs, days: [{ text: "mine" }, { text: "b" }] });
  store.redo();
  expect(edited()).toEqual({ ...theirs, days: [{ text: "mine" }, { text: "mine too" }] });
  store.undo();
  store.undo();
  expect(edited()).toEqual(theirs);
  expect(store.getState().isChanged).toBe(false);
});

test("an edit that was saved is not undone where a colleague has changed it since", () => {
  const { store, edited, wait } = open();
  store.put("name", "Mine");
  const sent = edited();
  wait(10);
  store.markSaved(sent, sent, 1005);
  store.join({ ...sent, name: "Theirs" });
  store.undo();
  expect(edited()).toMatchObject({ name: "Theirs" });
});

test("what somebody decides where both collide is an edit of their own", () => {
  const { store, edited } = open();
  store.put("days.0.text", "mine");
  const theirs: Values = { ...start, name: "Theirs", days: [{ text: "theirs" }, { text: "b" }] };
  store.decide(theirs, { ...theirs, slug: "decided" }, "Both sides put together");
  expect(edited()).toEqual({ ...theirs, slug: "decided" });
  store.undo();
  expect(edited()).toMatchObject({ name: "Theirs", days: [{ text: "mine" }, { text: "b" }] });
  store.undo();
  expect(edited()).toEqual(theirs);
});

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

test("a slug is made again when the letters of its name's script have come, until it is typed", async () => {
  const open = () =>
    createDraftStore({
      start: { name: "", slug: "" },
      isNew: true,
      now: () => 1,
      nameOf: (path) => path,
      derive: (before, after) =>
        isTypedSlug(textOf(before["slug"]), textOf(before["name"]), "it")
          ? { slug: typedSlug(textOf(after["name"]), "it") }
          : {},
    });
  const [followed, typed] = [open(), open()];
  followed.put("name", "日本 x");
  typed.put("name", "Москва");
  typed.put("slug", "m");
  await expect.poll(() => followed.getState().edited["slug"]).toBe("ri-ben-x");
  expect(typed.getState().edited["slug"]).toBe("m");
});

import sharp from "sharp";
import { expect, test } from "vitest";
import { movingPng } from "#platform/testing/pictures/moving-png.ts";
import type { FormField } from "../contract.ts";
import { checkFiles } from "./check-files.ts";

const field: Extract<FormField, { kind: "file" }> = {
  id: "photo",
  kind: "file",
  question: "Photo",
  help: "",
  isRequired: false,
  showWhen: null,
  isHalf: false,
  types: ["picture"],
  maxMegabytes: 1,
  maxFiles: 2,
};
const check = (content: Buffer) =>
  checkFiles(field, [{ id: "a", field: "photo", name: "face.png", content }]);

test("a file keeps a name that can be stored and seen", async () => {
  const content = await sharp(movingPng()).png().toBuffer();
  const names = [
    `${"a".repeat(79)}\u{1F600}.png`,
    "cv\u202efdp.png",
    "Citta\u0300.png",
    "\u3164.png",
  ];
  const taken = names.map(
    (name) => checkFiles(field, [{ id: "a", field: "photo", name, content }]).files[0]?.name,
  );
  expect(taken).toEqual([`${"a".repeat(79)}.png`, "cv fdp.png", "Citt\u00e0.png", "file.png"]);
});

test("a moving picture is refused, whatever its name says, and a still one is taken", async () => {
  expect(check(movingPng()).error).toEqual({ kind: "fileMoves" });
  const still = await sharp(movingPng()).png().toBuffer();
  expect(check(still)).toMatchObject({ error: null, files: [{ name: "face.png" }] });
});

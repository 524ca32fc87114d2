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

test("a moving picture is refused, whatever its name says, and a still one is taken", async () => {
  expect(check(movingPng()).error).toEqual({ kind: "fileMoves" });
  const still = await sharp(movingPng()).png().toBuffer();
  expect(check(still)).toMatchObject({ error: null, files: [{ name: "face.png" }] });
});

import { subtle } from "node:crypto";
import { isMovingPicture } from "#platform/pictures/moving-picture.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { UploadedFile } from "#platform/server/http/upload/uploaded-file.ts";
import type { Queue } from "#platform/server/load/request-queue.ts";
import { cleanPicture } from "../library/clean-picture.ts";
import { headLength, pictureTypeOf, typeRefusal } from "../rules.ts";
import { endingOf } from "./file-types.ts";
import { BrokenPicture } from "./clean/broken-picture.ts";
import { stripGif } from "./clean/strip-gif.ts";
import { stripPng } from "./clean/strip-png.ts";
import { stripWebp } from "./clean/strip-webp.ts";

type Kind = "jpeg" | "png" | "webp" | "avif" | "gif";

/** The endings by which a kind of picture is sent as what it is; the first is the usual one. */
const endings: Readonly<Record<Kind, readonly string[]>> = {
  jpeg: ["jpg", "jpeg"],
  png: ["png"],
  webp: ["webp"],
  avif: ["avif"],
  gif: ["gif"],
};
const pictureEndings = new Set(Object.values(endings).flat());

const refuse = (status: 415 | 422, message: string): Problem =>
  new Problem(status, message, { errors: [{ path: "file", message }] });

const kindOf = (head: Buffer): Kind | null =>
  head.toString("latin1", 0, 4) === "GIF8" ? "gif" : pictureTypeOf(head);

/** Pictures that we cannot write anew, and that say where and by whom they were taken. */
const foreignRefusal = (head: Buffer): string | null => {
  const refusal = typeRefusal(head);
  if (refusal?.startsWith("HEIC")) return refusal;
  const start = head.toString("latin1", 0, 4);
  return start === "II*\u0000" || start === "MM\u0000*"
    ? "TIFF and pictures as cameras keep them are not accepted. Save it as JPEG and upload that."
    : null;
};

const strip: Readonly<Record<Kind, ((bytes: Buffer) => Buffer) | null>> = {
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
  jpeg: null,
  avif: null,
};

/** A moving picture stays as it is drawn, because it would be a still one if it were drawn anew. */
const stripMoving = (kind: Kind, bytes: Buffer): Buffer => {
  const stripped = strip[kind];
  if (!stripped) throw refuse(422, "A moving AVIF is not accepted. Save it as WebP or MP4.");
  try {
    return stripped(bytes);
  } catch (error) {
    if (!(error instanceof BrokenPicture)) throw error;
    throw refuse(422, "This picture is broken. Export it again and upload that.");
  }
};

const hashOf = async (bytes: Buffer): Promise<string> =>
  Buffer.from(await subtle.digest("SHA-256", new Uint8Array(bytes))).toString("hex");

/** `photo.pdf` that holds a JPEG becomes `photo.jpg`. */
const nameFor = (name: string, kind: Kind): string =>
  endings[kind].includes(endingOf(name))
    ? name
    : `${name.replace(/\.[^./\\]*$/, "")}.${endings[kind][0]}`;

/**
 * The file as it is kept. A picture, which is told by its bytes and not by its name, loses place,
 * camera, owner and what was appended to it, and keeps its size; its name gets the ending of what it
 * is. Any other file stays as it came.
 * @param pictures limits how many are drawn anew at once
 * @throws Problem 415 for a name that promises a picture and for pictures that cannot be cleaned,
 *   422 for a broken one and one of too many points
 */
export const cleanFile = async (file: UploadedFile, pictures: Queue): Promise<UploadedFile> => {
  const { name, bytes } = file;
  const head = bytes.subarray(0, headLength);
  const foreign = foreignRefusal(head);
  if (foreign !== null) throw refuse(415, foreign);
  const kind = kindOf(head);
  if (kind === null && pictureEndings.has(endingOf(name)))
    throw refuse(415, "This is no picture, though its name ends like one.");
  if (kind === null) return file;
  const clean = isMovingPicture(bytes)
    ? stripMoving(kind, bytes)
    : (await pictures.run(() => cleanPicture(bytes, { longestSide: null }))).content;
  return new UploadedFile(nameFor(name, kind), clean, await hashOf(clean));
};

/** @throws Problem 415 for a picture of another kind than the address ends with */
export const assertFits = (address: string, { name }: UploadedFile): void => {
  const [ending, other] = [endingOf(address), endingOf(name)];
  if (!pictureEndings.has(ending) && !pictureEndings.has(other)) return;
  const isSame = Object.values(endings).some(
    (each) => each.includes(ending) && each.includes(other),
  );
  if (!isSame)
    throw refuse(415, `Its address ends with .${ending}, and the new file is a .${other}.`);
};

import { isMovingPicture } from "#platform/pictures/moving-picture.ts";
import { titleOfFile } from "#platform/texts/title-of-file.ts";
import type { FormField } from "../contract.ts";
import type { AnswerError } from "../parts/attempt.ts";
import { fileTypeNames, fileTypes } from "../parts/file-kinds.ts";

/** A file as a browser sent it. */
export type SentFile = Readonly<{
  id: string;
  /** The id of the form's field. */
  field: string;
  /** Any text. */
  name: string;
  content: Buffer;
}>;

/** A file that is taken. */
export type TakenFile = Readonly<{ id: string; name: string; type: string; content: Buffer }>;

type FileType = (typeof fileTypes)[number];

const megabyte = 1024 * 1024;

const beginsWith = (content: Buffer, text: string, at = 0): boolean =>
  content.subarray(at, at + text.length).toString("latin1") === text;

const isOfType: Readonly<Record<FileType["ending"], (content: Buffer) => boolean>> = {
  pdf: (content) => beginsWith(content, "%PDF-"),
  jpg: (content) => beginsWith(content, "\u00FF\u00D8\u00FF"),
  png: (content) => beginsWith(content, "\u0089PNG\r\n\u001A\n"),
  webp: (content) => beginsWith(content, "RIFF") && beginsWith(content, "WEBP", 8),
};

/** By what a file holds: its name and what the browser calls it may be anything. */
const typeOf = (content: Buffer): FileType | undefined =>
  fileTypes.find(({ ending }) => isOfType[ending](content));

/** What no system takes in the name of a file. */
const unnameable = /["<>|?*:;]/g;

const nameOf = (name: string, { ending }: FileType): string =>
  `${titleOfFile(name).replaceAll(unnameable, "").trim() || "file"}.${ending}`;

type CheckedFiles = Readonly<{ files: readonly TakenFile[]; error: AnswerError | null }>;

/** Holds the files that were sent for a field against what it takes. */
export const checkFiles = (
  field: Extract<FormField, { kind: "file" }>,
  sent: readonly SentFile[],
): CheckedFiles => {
  const refuse = (error: AnswerError): CheckedFiles => ({ files: [], error });
  // A browser sends an empty one without a name where none was chosen.
  const own = sent.filter(
    ({ field: id, name, content }) => id === field.id && (name !== "" || content.length > 0),
  );
  if (own.length > field.maxFiles) return refuse({ kind: "fileCount", limit: field.maxFiles });
  if (own.some(({ content }) => content.length > field.maxMegabytes * megabyte))
    return refuse({ kind: "fileSize", limit: field.maxMegabytes });
  const files = own.flatMap(({ id, name, content }) => {
    const type = typeOf(content);
    return type && field.types.includes(type.kind)
      ? [{ id, name: nameOf(name, type), type: type.type, content }]
      : [];
  });
  if (files.length < own.length)
    return refuse({ kind: "fileType", types: fileTypeNames(field.types) });
  return files.some(({ content }) => isMovingPicture(content))
    ? refuse({ kind: "fileMoves" })
    : { files, error: null };
};

import type { FileKind } from "../contract.ts";

type FileType = Readonly<{
  kind: FileKind;
  label: string;
  type: string;
  ending: string;
}>;

/** What visitors may send: nothing of it runs where it is opened by its ending. */
export const fileTypes = [
  { kind: "pdf", label: "PDF", type: "application/pdf", ending: "pdf" },
  { kind: "picture", label: "JPEG", type: "image/jpeg", ending: "jpg" },
  { kind: "picture", label: "PNG", type: "image/png", ending: "png" },
  { kind: "picture", label: "WebP", type: "image/webp", ending: "webp" },
] as const satisfies readonly FileType[];

const ofKinds = (kinds: readonly FileKind[]) =>
  fileTypes.filter(({ kind }) => kinds.includes(kind));

/** As in "PDF, JPEG, PNG, WebP". */
export const fileTypeNames = (kinds: readonly FileKind[]): string =>
  ofKinds(kinds)
    .map(({ label }) => label)
    .join(", ");

/** For the browser's own choice of files. */
export const acceptedTypes = (kinds: readonly FileKind[]): string =>
  ofKinds(kinds)
    .map(({ type }) => type)
    .join();

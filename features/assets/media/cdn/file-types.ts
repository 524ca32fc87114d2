import { transliteratedSlug } from "#platform/server/transliterated-slug.ts";

/** How a browser may treat a file: show it, or put it among the downloads. */
type FileType = Readonly<{ type: string; isShown: boolean }>;

const shown = (type: string): FileType => ({ type, isShown: true });
const downloaded = (type: string): FileType => ({ type, isShown: false });

/** By the ending of a name. None of them runs scripts on the host that sends it. */
const types: Readonly<Record<string, FileType>> = {
  pdf: shown("application/pdf"),
  png: shown("image/png"),
  jpg: shown("image/jpeg"),
  jpeg: shown("image/jpeg"),
  webp: shown("image/webp"),
  avif: shown("image/avif"),
  gif: shown("image/gif"),
  mp4: shown("video/mp4"),
  webm: shown("video/webm"),
  mp3: shown("audio/mpeg"),
  txt: shown("text/plain; charset=utf-8"),
  csv: downloaded("text/csv; charset=utf-8"),
  zip: downloaded("application/zip"),
  ics: downloaded("text/calendar; charset=utf-8"),
  gpx: downloaded("application/gpx+xml"),
  docx: downloaded("application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
  xlsx: downloaded("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
  pptx: downloaded("application/vnd.openxmlformats-officedocument.presentationml.presentation"),
};

/** HTML, SVG, scripts and all that is not listed is a download without a type. */
const unknown = downloaded("application/octet-stream");

/** In small letters; the whole name where it has none. */
export const endingOf = (name: string): string => name.split(".").at(-1)?.toLowerCase() ?? "";

export const fileTypeOf = (name: string): FileType => types[endingOf(name)] ?? unknown;

/**
 * Headers of a plain file. Whatever it holds, it runs nothing: its type is not guessed, it loads
 * nothing, and it has no origin. The viewer of PDF files needs its own origin, and has no script.
 */
export const fileHeaders = (name: string): Readonly<Record<string, string>> => {
  const { type, isShown } = fileTypeOf(name);
  const isPdf = type === "application/pdf";
  return {
    "content-type": type,
    "content-disposition": `${isShown ? "inline" : "attachment"}; filename="${name}"`,
    "content-security-policy": `default-src 'none'; frame-ancestors 'none'${isPdf ? "" : "; sandbox"}`,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
  };
};

/**
 * `Listino 2027 (définitif).PDF` becomes `listino-2027-definitif.pdf`, as it stands in addresses.
 * Files belong to all markets, and `oe` is what every one of them reads for `ö`.
 */
export const addressNameOf = (fileName: string): string => {
  const base = fileName.toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const dot = base.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [base.slice(0, dot), base.slice(dot + 1)] : [base, ""];
  const plain = (text: string, maxLength: number) =>
    transliteratedSlug(text, "de").slice(0, maxLength).replace(/-$/, "");
  return `${plain(stem, 80) || "file"}.${plain(ending, 10) || "bin"}`;
};

/** `price-list.pdf`, `price-list-2.pdf`, … */
export const numberedName = (name: string, number: number): string =>
  number === 1 ? name : name.replace(/(\.[^.]+)$/, `-${number}$1`);

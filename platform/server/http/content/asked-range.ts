import type { ByteRange } from "./content.ts";

const single = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i;

/**
 * The part of a content that `Range` asks for (RFC 9110, section 14). Null for the whole of it: a
 * header that cannot be read and one that asks for several parts may be ignored.
 * @returns "outside" for a part that lies behind the end
 */
export const askedRange = (
  range: string | undefined,
  bytes: number,
): ByteRange | "outside" | null => {
  const [, first = "", last = ""] = single.exec(range ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? "outside" : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== "" && Number(last) < start) return null;
  return start >= bytes ? "outside" : { start, end };
};

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** The first encoding that the client accepts, in our order of preference: Brotli, gzip, none. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  const acceptEncoding = accepted ?? "";
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding) ? "gzip" : "identity";
};

/** Whether `If-None-Match` names this ETag, alone or in a list, weak or strong, or is `*`. */
export const matchesEtag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === tag ||
    ifNoneMatch.split(",").some((each) => ["*", tag].includes(each.trim().replace(/^W\//, ""))));

/** Compresses at a medium level, because the client is waiting. */
export const encode = async (content: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === "identity") return content;
  if (encoding === "gzip") return toGzip(content);
  return toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
};

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** The best of our encodings that a client takes. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  const taken = accepted ?? "";
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(taken)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(taken) ? "gzip" : "identity";
};

/** Whether a client has an answer already, by its `If-None-Match`: this tag, among others, or any at all. */
export const isHeld = (asked: string | undefined, tag: string): boolean =>
  asked !== undefined &&
  (asked === tag ||
    asked.split(",").some((each) => ["*", tag].includes(each.trim().replace(/^W\//, ""))));

/** Content in an encoding, while somebody waits for it: not as small as it could be. */
export const encoded = async (content: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === "identity") return content;
  if (encoding === "gzip") return toGzip(content);
  return toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
};

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

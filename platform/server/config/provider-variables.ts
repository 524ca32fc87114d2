import { z } from "zod";

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Tokens and secrets are sent to the issuer, so plain http is allowed only on this machine. */
const isIssuer = (text: string): boolean => {
  const url = URL.parse(text);
  if (!url || url.search || url.hash || url.username || url.password) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && loopbackHosts.has(url.hostname));
};

export const printable = (maxLength: number) =>
  z.string().regex(new RegExp(`^[\\x21-\\x7e]{1,${maxLength}}$`), {
    error: `is no word of up to ${maxLength} letters, digits and signs without spaces`,
  });

/** The address of an OpenID provider. */
export const issuer = z.string().refine(isIssuer, {
  error: "is no https address of an OpenID provider (http is for this machine alone)",
});

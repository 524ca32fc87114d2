import { createHash } from "node:crypto";

const inlineScripts =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** The page's own inline scripts, and nothing else, may run: HTML is shared, so a nonce would be no secret. */
export const policyFor = (html: string): string => {
  const hashes = [...html.matchAll(inlineScripts)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
};

import { createHash } from "node:crypto";
import type { PolicySources } from "#features/third-parties/rules.ts";

const inlineScripts =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The page's own inline scripts may run, and what is configured of other hosts; nothing else: HTML
 * is shared, so a nonce would be no secret.
 */
export const policyFor = (html: string, { script, img, connect }: PolicySources): string => {
  const hashes = [...html.matchAll(inlineScripts)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...script].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...img].join(" "),
    ...(connect.length > 0 ? [["connect-src 'self'", ...connect].join(" ")] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
};

import { createHash } from "node:crypto";
import type { CspSources } from "#features/third-parties/rules.ts";

const inlineScripts =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The page's own inline scripts may run, and what is configured of other hosts; nothing else: HTML
 * is shared, so a nonce would be no secret.
 */
export const contentSecurityPolicy = (html: string, sources: CspSources): string => {
  const { script, style, img } = sources;
  // What is not named here follows `default-src`.
  const others = (["font", "connect", "worker"] as const).flatMap((kind) =>
    sources[kind].length > 0 ? [[`${kind}-src 'self'`, ...sources[kind]].join(" ")] : [],
  );
  const hashes = [...html.matchAll(inlineScripts)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...script].join(" "),
    ["style-src 'self' 'unsafe-inline'", ...style].join(" "),
    ["img-src 'self' data:", ...img].join(" "),
    ...others,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
};

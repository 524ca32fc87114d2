import { createHash } from "node:crypto";

type Kind = "script" | "style" | "img" | "font" | "connect" | "worker";
/** Hosts besides the page's own, by what they serve. */
type CspSources = Readonly<Record<Kind, readonly string[]>>;

const hashOf = (code: string): string =>
  `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/**
 * Allows the page's inline scripts by hash, since a nonce in cached HTML would not be secret, and the
 * configured hosts of third parties.
 * @param inlineScripts the code of each
 */
export const contentSecurityPolicy = (
  inlineScripts: readonly string[],
  sources: CspSources,
): string => {
  const { script, style, img } = sources;
  // Directives that are left out fall back to `default-src`.
  const thirdPartyDirectives = (["font", "connect", "worker"] as const).flatMap((kind) =>
    sources[kind].length > 0 ? [[`${kind}-src 'self'`, ...sources[kind]].join(" ")] : [],
  );
  const hashes = inlineScripts.map(hashOf);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...script].join(" "),
    ["style-src 'self' 'unsafe-inline'", ...style].join(" "),
    ["img-src 'self' data:", ...img].join(" "),
    ...thirdPartyDirectives,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
};

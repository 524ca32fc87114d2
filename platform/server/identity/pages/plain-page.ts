import { createHash } from "node:crypto";
import { pageStyle } from "./page-style.ts";

export const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Whose page it is, which its head says. */
export type PageBrand = Readonly<{
  /** As in `<html lang>`. */
  language: string;
  product: string;
  /** The part of the product that signs in: `back-office`. */
  part: string;
}>;

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
];

/**
 * The Content-Security-Policy of sign-in pages: inline styles, our fonts, and a form to this host.
 * @param further directives of a single page
 */
export const policyWith = (...further: readonly string[]): string =>
  [...policy, ...further].join("; ");
export const plainPolicy = policyWith("form-action 'self'");

/** The directive that lets inline scripts run. */
export const scriptSource = (...scripts: readonly string[]): string =>
  `script-src ${scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`).join(" ")}`;

const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M3 3.5h26v5.5H3Z" fill="#fc7d22"/><path d="M3 12.5h6.4l3 7.6L16 12.5l3.6 7.6 3-7.6H29L22.3 28.5h-4.5L16 24.6l-1.8 3.9H9.7Z" fill="currentColor"/></svg>';

/** A page that needs no file but the fonts, because it is shown before an app has loaded. */
export const plainPage = (
  { language, product, part }: PageBrand,
  title: string,
  body: string,
): string =>
  `<!doctype html><html lang="${escape(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(`${title} · ${product} ${part}`)}</title><style>${pageStyle}</style></head><body><main><p class="brand"><b>${mark}${escape(product)}</b> <span>${escape(part)}</span></p><h1>${escape(title)}</h1>${body}</main></body></html>`;

export const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const style = `
:root{color-scheme:light dark;font:16px/1.5 "Hanken Grotesk",Arial,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#edf3ee,#050e0e);color:light-dark(#0b2523,#edf1ec)}
main{width:min(380px,calc(100vw - 32px));background:light-dark(#fff,#101f1e);border-radius:20px;padding:32px;box-sizing:border-box}
h1{font-size:28px;line-height:1;margin:0 0 24px}label{display:block;font-weight:620;margin-top:16px}
input{box-sizing:border-box;width:100%;min-height:44px;margin-top:6px;padding:0 12px;font:inherit;color:inherit;background:transparent;border:1px solid light-dark(#788986,#657977);border-radius:8px}
button,.button{display:grid;place-items:center;width:100%;min-height:48px;margin-top:24px;border:0;border-radius:10px;background:#fc7d22;color:#2a160f;font:inherit;font-weight:650;text-decoration:none;cursor:pointer}
[role=alert]{color:light-dark(#be222a,#fe8a88);margin:12px 0 0}
:focus-visible{outline:2.5px solid light-dark(#006c97,#65cdf3);outline-offset:2px}`;

/** The Content-Security-Policy of sign-in pages: inline styles, and a form to this host. */
export const plainPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** A page without any asset, because it is shown before an app has loaded. */
export const plainPage = (language: string, title: string, body: string): string =>
  `<!doctype html><html lang="${escape(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title><style>${style}</style></head><body><main><h1>${escape(title)}</h1>${body}</main></body></html>`;

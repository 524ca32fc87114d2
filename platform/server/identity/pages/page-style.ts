/** The colours, fonts and sizes of `design/tokens.css`, since a page of the sign-in loads no style sheet. */
export const pageStyle = `
@font-face{font-family:"Hanken Grotesk";src:url(/fonts/hanken.woff2) format("woff2");font-weight:400 700;font-display:swap}
@font-face{font-family:"Bricolage Grotesque";src:url(/fonts/bricolage.woff2) format("woff2");font-weight:600 800;font-display:swap}
:root{color-scheme:light dark;--ink:light-dark(#0b2523,#edf1ec);--ink-2:light-dark(#3c5250,#b5c1bc);--line:light-dark(#788986,#657977);--lake:light-dark(#006780,#86cedd);--danger:light-dark(#be222a,#fe8a88);--danger-wash:light-dark(#ffebea,#431f1f);--display:"Bricolage Grotesque","Arial Narrow Bold","Arial Bold",sans-serif;font:16px/1.5 "Hanken Grotesk",Arial,sans-serif}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;align-content:center;justify-items:center;padding:16px 0;background:light-dark(#edf3ee,#050e0e);color:var(--ink)}
main{width:400px;max-width:calc(100vw - 32px);background:light-dark(#fff,#101f1e);border-radius:20px;padding:24px 32px 32px;overflow-wrap:anywhere}
.brand{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;margin:0;min-height:32px}
.brand b{display:inline-flex;align-items:center;gap:8px;font:800 22px/1 var(--display);text-transform:lowercase}
.brand svg{width:24px;height:24px;flex:none}
.brand span{color:var(--ink-2);font-size:15px}
h1{font:750 28px/1.1 var(--display);margin:12px 0 20px}
h2{font:650 17px/1.3 "Hanken Grotesk",Arial,sans-serif;margin:24px 0 0}
p{margin:12px 0 0;color:var(--ink-2)}p b{color:var(--ink)}
form{margin:0}
label{font-weight:600}
.field{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:end;gap:0 12px;margin-top:16px}
.field input:not([type=checkbox]){flex:1 0 100%;width:100%;min-height:44px;margin-top:6px;padding:0 12px;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:9px}
.field input[aria-invalid]{border:2px solid var(--danger)}
.toggle{position:relative;display:grid;align-items:center;min-height:24px;color:var(--lake);cursor:pointer}
.toggle[hidden]{display:none}
.toggle input{position:absolute;inset:0;margin:0;opacity:0;cursor:inherit}
.toggle:has(:checked){text-decoration:underline;text-underline-offset:3px}
button,.button{display:grid;place-items:center;width:100%;min-height:48px;margin-top:20px;padding:0 16px;border:1px solid transparent;border-radius:10px;background:#fc7d22;color:#2a160f;font:650 16px/1.3 "Hanken Grotesk",Arial,sans-serif;text-align:center;text-decoration:none;cursor:pointer}
.field .code{font:700 24px/1 "Hanken Grotesk",Arial,sans-serif!important;letter-spacing:.6em;font-variant-numeric:tabular-nums}
.link{width:auto;min-height:24px;margin-top:12px;padding:0;background:none;border:0;border-radius:2px;color:var(--lake);place-items:start}
.qr{display:block;width:100%;max-width:200px;margin:16px auto 0;border-radius:9px;background:#fff}
.key{font:600 17px/1.5 ui-monospace,monospace;color:var(--ink);letter-spacing:.04em}
.codes{columns:2;margin:16px 0 0;padding-inline-start:28px;font:600 17px/2 ui-monospace,monospace}
.tick{display:flex;gap:10px;align-items:start;margin-top:20px;font-weight:400}.tick input{width:20px;height:20px;flex:none;margin:2px 0 0}
.plain{background:transparent;border-color:var(--line);color:var(--ink);margin-top:12px}
[role=alert]{color:var(--danger);display:flex;gap:8px;margin:8px 0 0}
[role=alert] svg{flex:none;width:16px;height:16px;margin-top:4px}
.note{background:var(--danger-wash);color:var(--ink);border-radius:9px;padding:12px 14px;margin-top:16px}
.note svg{color:var(--danger)}
:focus-visible,.toggle:has(:focus-visible){outline:2.5px solid light-dark(#006c97,#65cdf3);outline-offset:2px}
.toggle :focus-visible{outline:0}
@media (width<480px){body{align-content:start;padding:0;background:light-dark(#fff,#101f1e)}main{width:100%;max-width:none;border-radius:0;padding:24px 16px 32px}}`;

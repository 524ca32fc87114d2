/**
 * The colours of `design/tokens.css` and the sizes of the shell: none of the app's styles is there
 * yet. Once the app has rendered a screen, the shapes are gone.
 */
const style = `
.boot{--p:#f8faf8;--u:#fff;--s:#edf3ee;--l:#d7deda;background:var(--p);inset:0;overflow:hidden;position:fixed;z-index:-1}
@media (prefers-color-scheme:dark){.boot{--p:#091515;--u:#101f1e;--s:#050e0e;--l:#283836}}
body:has(#root>:not(style,script)) .boot{display:none}
.boot *{box-sizing:border-box;line-height:1.55}
.boot i{background:var(--l);border-radius:6px;display:block;height:12px;opacity:.7}
.boot-side{background:var(--s);border-inline-end:1px solid var(--l);box-sizing:border-box;display:grid;gap:22px;grid-auto-rows:min-content;inset:0 auto 0 0;padding:22px 22px;position:absolute;width:228px}
.boot-side i:first-child{height:24px;width:120px}
.boot-side i:nth-child(2){height:36px;margin:-6px -10px 0}
.boot-screen{inset:0 0 0 228px;position:absolute}
.boot-top{align-items:center;background:var(--u);border-block-end:1px solid var(--l);box-sizing:border-box;display:flex;height:59px;justify-content:space-between;padding:0 20px}
.boot-top i{height:20px;width:150px}
.boot-top i+i{height:36px;width:120px}
.boot-views{border-block-end:1px solid var(--l);height:44px}
.boot-list{padding:16px 20px}
.boot-filters{display:flex;gap:8px;padding-block-end:12px}
.boot-filters i{border-radius:8px;height:36px;width:96px}
.boot-filters i:first-child{width:222px}
.boot-row{align-items:center;border-block-start:1px solid var(--l);display:grid;gap:12px;grid-template-columns:2fr 1fr 52px;min-height:61px}
.boot-form{display:grid;gap:0;grid-template-columns:286px 1fr;height:100%}
.boot-form>div{align-content:start;display:grid;gap:16px;padding:16px 20px}
.boot-form>div:first-child{border-inline-end:1px solid var(--l)}
.boot-form i{height:36px}
@media (width<1100px){.boot-side{padding:22px 12px;width:60px}.boot-side i:first-child{width:36px}.boot-screen{inset-inline-start:60px}}
@media (width<760px){.boot-side{border:0;border-block-end:1px solid var(--l);height:56px;inset:0 0 auto;padding:16px 20px;width:auto}.boot-side i:first-child{width:150px}.boot-side i+i{display:none}.boot-screen{inset:56px 0 0}.boot-form{grid-template-columns:1fr}.boot-form>div:first-child{display:none}}
`.replaceAll("\n", "");

const repeat = (count: number, html: string): string => html.repeat(count);

const row = '<div class="boot-row"><i style="width:64%"></i><i style="width:70%"></i><i></i></div>';
const bodies = {
  list: `<div class="boot-views"></div><div class="boot-list"><div class="boot-filters">${repeat(3, "<i></i>")}</div>${repeat(12, row)}</div>`,
  form: `<div class="boot-form"><div>${repeat(6, "<i></i>")}</div><div>${repeat(5, "<i></i>")}</div></div>`,
} as const;

/**
 * The shapes of the shell and of a screen, which need no script and none of the app's styles.
 * @param file the module of the screen
 */
export const officeShapes = (file: string): string => {
  const body = file.includes("editor-screen") ? bodies.form : bodies.list;
  return `<div class="boot" aria-hidden="true"><style>${style}</style><div class="boot-side">${repeat(10, "<i></i>")}</div><div class="boot-screen"><div class="boot-top"><i></i><i></i></div>${body}</div></div>`;
};

const styleSheets = /<link rel="stylesheet"[^>]*>/g;

/**
 * Style sheets hold back what follows them, so they come after the shapes. They stay before the
 * app's root, in which the theme writes its variables over those of the style sheets.
 */
export const withShapesFirst = (html: string, shapes: string): string => {
  const links = html.match(styleSheets) ?? [];
  return html.replaceAll(styleSheets, "").replace(/<body[^>]*>/, `$&${shapes}${links.join("")}`);
};

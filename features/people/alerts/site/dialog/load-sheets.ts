/** Loads style sheets of other pages, whose addresses the page's script names. */
export const loadSheets = (names: readonly string[]): void => {
  const script = document.querySelector<HTMLElement>("script[data-sheets]");
  const sheets = script?.dataset["sheets"]?.split(" ") ?? [];
  for (const name of names) {
    const href = sheets.find((sheet) => new RegExp(`/${name}\\b`).test(sheet));
    if (!href || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) continue;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  }
};

/** Loads the style sheet of what the script does with hearts, whose address the page's script names. */
export const loadStyles = (): void => {
  const script = document.querySelector<HTMLElement>("script[data-sheets]");
  const sheets = script?.dataset["sheets"]?.split(" ") ?? [];
  const href = sheets.find((sheet) => /\/hearts\b/.test(sheet));
  if (!href || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
};

/**
 * Loads a style sheet that the page has not got, whose address the page's script names.
 * @returns once it is there, or cannot be had
 */
export const loadSheet = async (name: string): Promise<void> => {
  const script = document.querySelector<HTMLElement>("script[data-sheets]");
  const sheets = script?.dataset["sheets"]?.split(" ") ?? [];
  const href = sheets.find((sheet) => sheet.split("/").at(-1)?.startsWith(name));
  if (!href || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  const { promise, resolve } = Promise.withResolvers<void>();
  link.onload = () => resolve();
  link.onerror = () => resolve();
  document.head.append(link);
  await promise;
};

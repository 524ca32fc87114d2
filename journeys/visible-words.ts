const empty = new Set(["br", "hr", "img", "input", "link", "meta", "source", "wbr", "area", "col"]);
const silent = new Set(["script", "style", "svg", "head"]);
const spoken = /\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g;

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "’",
};

/**
 * The words that a page shows or reads out, in its own order: the texts of its elements and what
 * stands for pictures and buttons. Parts that say their own language (`lang`) are left out.
 */
export const visibleWords = (html: string): readonly string[] => {
  const texts: string[] = [];
  const open: { name: string; isLeftOut: boolean }[] = [];
  const isLeftOut = () => open.at(-1)?.isLeftOut ?? false;
  for (const [, close, name = "", attributes = "", text = ""] of html.matchAll(
    /<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>([^<]*)/gi,
  )) {
    if (close) while (open.length > 0 && open.pop()?.name !== name);
    else {
      const isOther = name !== "html" && /\slang="/.test(attributes);
      const left = isLeftOut() || isOther || silent.has(name);
      if (!left) texts.push(...[...attributes.matchAll(spoken)].map(([, said = ""]) => said));
      if (!empty.has(name) && !attributes.endsWith("/")) open.push({ name, isLeftOut: left });
    }
    if (!isLeftOut()) texts.push(text);
  }
  return texts
    .join(" ")
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? "")
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
};

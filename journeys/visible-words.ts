const voidElements = new Set([
  "br",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "wbr",
  "area",
  "col",
]);
const unreadElements = new Set(["script", "style", "svg", "head"]);
const readAttributes = /\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g;

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "’",
};

/**
 * The words that a page shows or a screen reader reads, in document order. They come from the text
 * of elements and from attributes such as `alt`. Elements that have their own `lang` are left out.
 */
export const visibleWords = (html: string): readonly string[] => {
  const texts: string[] = [];
  const open: { name: string; isInOmitted: boolean }[] = [];
  const isInOmitted = () => open.at(-1)?.isInOmitted ?? false;
  for (const [, close, name = "", attributes = "", text = ""] of html.matchAll(
    /<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>([^<]*)/gi,
  )) {
    if (close) while (open.length > 0 && open.pop()?.name !== name);
    else {
      const isOtherLanguage = name !== "html" && /\slang="/.test(attributes);
      const isOmitted = isInOmitted() || isOtherLanguage || unreadElements.has(name);
      if (!isOmitted)
        texts.push(...[...attributes.matchAll(readAttributes)].map(([, value = ""]) => value));
      if (!voidElements.has(name) && !attributes.endsWith("/"))
        open.push({ name, isInOmitted: isOmitted });
    }
    if (!isInOmitted()) texts.push(text);
  }
  return texts
    .join(" ")
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? "")
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
};

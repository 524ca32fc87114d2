const signElements = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const ordered = /^\(?(?:\d+|[a-z]+)[.)]|^\d+$/i;
const lastNumber = /(\d+)[.)]?$/;
/** The letters that are no Roman numbers as well, but for C and D, to which nobody counts. */
const letters = "abcdefgh";
const letter = /^\(?([a-h])[.)]/i;

type WordItem = Readonly<{
  paragraph: Element;
  tag: "ul" | "ol";
  /** 1 for the outermost. */
  level: number;
  /** The number that its sign says; null for Roman ones and bullets. */
  number: number | null;
}>;

type OpenList = Readonly<{ list: Element; level: number }>;

const listStyle = (element: Element): string =>
  /mso-list:\s*(?!none|ignore)[^;]*/i.exec(element.getAttribute("style") ?? "")?.[0] ?? "";

/** The sign is words of its paragraph, which the list writes itself. */
const takeSign = (paragraph: Element): string => {
  const signs = [...paragraph.querySelectorAll(signElements)];
  const sign = signs[0]?.textContent?.trim() ?? "";
  for (const each of signs) each.remove();
  return sign;
};

const numberOf = (sign: string): number | null => {
  const [, digits] = lastNumber.exec(sign) ?? [];
  if (digits !== undefined) return Number(digits);
  const [, sent] = letter.exec(sign) ?? [];
  return sent === undefined ? null : letters.indexOf(sent.toLowerCase()) + 1;
};

const readItem = (paragraph: Element): WordItem => {
  const level = Number(/level(\d+)/.exec(listStyle(paragraph))?.[1] ?? 1);
  const sign = takeSign(paragraph);
  const tag = ordered.test(sign) ? "ol" : "ul";
  return { paragraph, tag, level, number: tag === "ol" ? numberOf(sign) : null };
};

const nextNumber = (list: Element): number =>
  Number(list.getAttribute("start") ?? 1) + list.children.length;

/** Whether an item goes on with a list: a number that is not the next one begins another. */
const continues = ({ tag, number }: WordItem, list: Element): boolean =>
  list.matches(tag) && (number === null || number === nextNumber(list));

const newList = ({ paragraph, tag, number }: WordItem): Element => {
  const list = paragraph.ownerDocument.createElement(tag);
  if (number !== null && number !== 1) list.setAttribute("start", String(number));
  return list;
};

/** Adds an item to the lists that are open, which this changes. */
const addItem = (open: OpenList[], word: WordItem): void => {
  while (open.length > 1 && word.level < (open.at(-1)?.level ?? 0)) open.pop();
  const last = open.at(-1);
  const item = word.paragraph.ownerDocument.createElement("li");
  if (last && word.level <= last.level && continues(word, last.list)) {
    last.list.append(item);
    word.paragraph.remove();
  } else {
    const list = newList(word);
    const isInner = last !== undefined && word.level > last.level;
    if (!isInner) open.pop();
    const parent = isInner ? last.list.lastElementChild : open.at(-1)?.list.lastElementChild;
    if (parent) {
      parent.append(list);
      word.paragraph.remove();
    } else word.paragraph.replaceWith(list);
    list.append(item);
    open.push({ list, level: word.level });
  }
  item.append(...word.paragraph.childNodes);
};

/**
 * Word writes an item of a list as a paragraph that begins with its sign and names its level; what
 * stands between two items ends the list, and the number of the next one says how it goes on. The
 * number of a numbered heading goes.
 */
export const makeWordLists = (body: Element): void => {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p[style*="mso-list" i]')) {
    if (listStyle(paragraph) === "") continue;
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    addItem(open, readItem(paragraph));
  }
  for (const sign of body.querySelectorAll(signElements)) sign.remove();
};

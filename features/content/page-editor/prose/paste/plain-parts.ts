const underlined = 'u, [style*="underline" i]';
const coloured = 'font[color], [style*="color" i]';
const grey = 60; // of 255; colours of web pages' own ink are no choice of who wrote

const inks = /^(?:black|gr[ae]y|white|windowtext|inherit|initial|currentcolor|transparent|auto)$/i;

const isBright = (colour: string): boolean => {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  const parts = hex
    ? hex.slice(1).map((each) => Number.parseInt(each, 16))
    : (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  if (parts.length < 3) return /^[a-z]+$/i.test(colour) && !inks.test(colour);
  return Math.max(...parts) - Math.min(...parts) > grey;
};

const colourOf = (element: Element): string =>
  element.getAttribute("color") ??
  /(?:^|;)\s*color:\s*([^;]+)/i.exec(element.getAttribute("style") ?? "")?.[1]?.trim() ??
  "";

const hasWords = (element: Element): boolean =>
  element.textContent?.trim() !== "" && !element.closest("a") && !element.querySelector("a");

const outermost = (body: Element, selector: string, isOne: (element: Element) => boolean) => {
  const all = [...body.querySelectorAll(selector)].filter((each) => hasWords(each) && isOne(each));
  return all.filter((each) => !all.some((other) => other !== each && other.contains(each))).length;
};

/** How many parts of each kind a text has no form for; their words stay. */
export const countPlain = (body: Element) => ({
  quotes: outermost(body, "blockquote", () => true),
  rules: body.querySelectorAll("hr").length,
  underlined: outermost(body, underlined, () => true),
  coloured: outermost(body, coloured, (each) => isBright(colourOf(each))),
  boxes: body.querySelectorAll('input[type="checkbox"], [role="checkbox"]').length,
  aligned: outermost(body, "pre", ({ textContent }) => / {2}/.test(textContent ?? "")),
  deepHeadings: outermost(body, "h4, h5, h6", () => true),
});

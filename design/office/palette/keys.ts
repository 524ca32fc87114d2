const macWords = /mac|iphone|ipad/i;
const isOnMac = typeof navigator !== "undefined" && macWords.test(navigator.platform);

const macNames: Readonly<Record<string, string>> = {
  mod: "⌘",
  shift: "⇧",
  alt: "⌥",
  enter: "↩",
  backspace: "⌫",
  delete: "⌦",
};
const keyNames: Readonly<Record<string, string>> = {
  mod: "Ctrl",
  arrowup: "↑",
  arrowdown: "↓",
  arrowleft: "←",
  arrowright: "→",
  escape: "Esc",
};
const macOrder = ["alt", "shift", "mod"];

const capitalize = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1);

/** How a key is written for people: `Ctrl Shift Z`, on a Mac `⇧⌘Z`. */
export const keyName = (keys: string, isMac = isOnMac): string => {
  const parts = keys.toLowerCase().split("+");
  const ordered = isMac
    ? parts.toSorted((a, b) => ((macOrder.indexOf(a) + 9) % 9) - ((macOrder.indexOf(b) + 9) % 9))
    : parts;
  return ordered
    .map((part) => (isMac ? macNames[part] : undefined) ?? keyNames[part] ?? capitalize(part))
    .join(isMac ? "" : " ");
};

type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** The letter that a key stands for where the layout writes no Latin ones, or Alt changes it. */
const latinOf = ({ key, code }: Pressed): string =>
  /^[\u0020-\u007e]$|^\w{2,}$/.test(key) ? key : code.replace(/^(Key|Digit)/, "");

/** Whether a press is of these keys, with their modifiers and no others. */
export const isPressed = (event: Pressed, keys: string, isMac = isOnMac): boolean => {
  const parts = keys.toLowerCase().split("+");
  const key = parts.at(-1) ?? "";
  const hasMod = parts.includes("mod");
  // A sign such as ? is typed with Shift on some keyboards and without on others.
  const isSign = key.length === 1 && !/[a-z0-9]/.test(key);
  return (
    latinOf(event).toLowerCase() === key &&
    event.metaKey === (isMac && hasMod) &&
    event.ctrlKey === (!isMac && hasMod) &&
    event.altKey === parts.includes("alt") &&
    (isSign || event.shiftKey === parts.includes("shift"))
  );
};

/** Whether keys go with Ctrl, Cmd or Alt, and so write nothing into a field. */
export const hasModifier = (keys: string): boolean => /(?:mod|alt)\+/i.test(keys);

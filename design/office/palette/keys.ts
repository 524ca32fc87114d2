import { type KeyPress, pressedKey } from "#platform/browser/pressed-key.ts";

const macPlatform = /mac|iphone|ipad/i;
const isOnMac = typeof navigator !== "undefined" && macPlatform.test(navigator.platform);

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

/** `Ctrl Shift Z`, on a Mac `⇧⌘Z`. */
export const keyName = (keys: string, isMac = isOnMac): string => {
  const parts = keys.toLowerCase().split("+");
  const ordered = isMac
    ? parts.toSorted((a, b) => ((macOrder.indexOf(a) + 9) % 9) - ((macOrder.indexOf(b) + 9) % 9))
    : parts;
  return ordered
    .map((part) => (isMac ? macNames[part] : undefined) ?? keyNames[part] ?? capitalize(part))
    .join(isMac ? "" : " ");
};

/**
 * The Latin letter of a key, also on layouts without Latin letters and where Alt changes the
 * character.
 */
const latinKey = (key: string, code: string): string =>
  /^[\u0020-\u007e]$|^\w{2,}$/.test(key) ? key : code.replace(/^(Key|Digit)/, "");

/**
 * True when the key of `keys` is pressed together with exactly the modifiers of `keys`, and not
 * while a word is put together.
 */
export const isPressed = (event: KeyPress, keys: string, isMac = isOnMac): boolean => {
  const parts = keys.toLowerCase().split("+");
  const key = parts.at(-1) ?? "";
  const pressed = pressedKey(event);
  const hasMod = parts.includes("mod");
  // Signs such as ? need Shift on some keyboards and not on others.
  const isSign = key.length === 1 && !/[a-z0-9]/.test(key);
  return (
    pressed !== "" &&
    latinKey(pressed, event.code ?? "").toLowerCase() === key &&
    event.metaKey === (isMac && hasMod) &&
    event.ctrlKey === (!isMac && hasMod) &&
    event.altKey === parts.includes("alt") &&
    (isSign || event.shiftKey === parts.includes("shift"))
  );
};

/** With Ctrl, Cmd or Alt held, a key types nothing into a field. */
export const hasModifier = (keys: string): boolean => /(?:mod|alt)\+/i.test(keys);

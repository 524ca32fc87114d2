/** A press of a key as the browser or React tells it, and as a test may write it down. */
export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey"> &
  Partial<Pick<KeyboardEvent, "code" | "isComposing" | "keyCode">> &
  Readonly<{ nativeEvent?: Pick<KeyboardEvent, "isComposing"> }>;

/** The code of a key that an input method has taken (UI Events, 7.3.1). */
const processedKeyCode = 229;

/**
 * The key that was pressed; empty while an input method or a dead key puts a word together, since
 * its keys, the Enter that ends it among them, mean nothing to us. Safari says of that Enter that
 * nothing is composed any more, and tells it by its code alone.
 */
export const pressedKey = (press: KeyPress): string => {
  const isComposing = press.isComposing ?? press.nativeEvent?.isComposing ?? false;
  return isComposing || press.keyCode === processedKeyCode ? "" : press.key;
};

/** False where the browser denies access to the clipboard. */
const writeToClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** True where the system's own sheet was opened, whatever the visitor then did with it. */
const shareBySystem = async (url: string): Promise<boolean> => {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share({ url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
};

/**
 * Copies the text of the element before the button, or the value of the field there, and confirms it
 * on the button. Where the clipboard is denied, the text is selected, so that the visitor can copy it
 * with the keyboard. A button with `data-share` opens the system's sheet for the link instead, where
 * there is one.
 */
export const copyText = async (button: HTMLElement): Promise<void> => {
  const source = button.previousElementSibling;
  if (!source) return;
  const text = source instanceof HTMLInputElement ? source.value : source.textContent;
  if (button.dataset["share"] !== undefined && (await shareBySystem(text))) return;
  if (await writeToClipboard(text)) button.textContent = button.dataset["done"] ?? "";
  else if (source instanceof HTMLInputElement) source.select();
  else {
    source.removeAttribute("hidden");
    getSelection()?.selectAllChildren(source);
  }
};

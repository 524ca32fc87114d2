/** Puts a text on the clipboard. False where the browser keeps that to itself. */
const wrote = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Copies the text of the element before a button, and says so on it. Where it may not, it selects
 * the text, so that the visitor's own keys copy it.
 */
export const copyText = async (button: HTMLElement): Promise<void> => {
  const shown = button.previousElementSibling;
  if (!shown) return;
  if (await wrote(shown.textContent)) button.textContent = button.dataset["done"] ?? "";
  else getSelection()?.selectAllChildren(shown);
};

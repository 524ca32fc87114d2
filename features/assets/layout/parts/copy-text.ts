/** False where the browser denies access to the clipboard. */
const writeToClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Copies the text of the element before the button and confirms it on the button. Where the
 * clipboard is denied, the text is selected, so that the visitor can copy it with the keyboard.
 */
export const copyText = async (button: HTMLElement): Promise<void> => {
  const source = button.previousElementSibling;
  if (!source) return;
  if (await writeToClipboard(source.textContent)) button.textContent = button.dataset["done"] ?? "";
  else getSelection()?.selectAllChildren(source);
};

import { press, showHearts } from "#features/people/wishlist/site/hearts/hearts.ts";

const showAccount = async (): Promise<void> => {
  if (!document.cookie.includes("wr-signed-in")) return;
  const entry = await import("#features/people/accounts/site/account-entry.ts");
  entry.showVisitor();
};

const showBells = async (): Promise<void> => {
  if (!document.cookie.includes("wr-signed-in")) return;
  const part = await import("#features/people/alerts/site/dialog/paint-bells.ts");
  await part.paintBells();
};

/** What belongs to a visitor: hearts, and the way to the account. Both ask the server together. */
export const showVisitor = (): void => {
  showAccount().catch(() => undefined); // The page is whole without it.
  showBells().catch(() => undefined);
  showHearts();
};

/** What a button of the page's form does: a heart saves, a bell asks for news. */
export const pressHeart = async (button: HTMLElement): Promise<void> => {
  if (!(button instanceof HTMLButtonElement) || button.name !== "about") return press(button);
  const part = await import("#features/people/alerts/site/dialog/alert-dialog.ts");
  return part.openAlert(button);
};

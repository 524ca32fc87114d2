import { press, showHearts } from "#features/people/wishlist/site/hearts/hearts.ts";

const showAccount = async (): Promise<void> => {
  if (!document.cookie.includes("wr-signed-in")) return;
  const entry = await import("#features/people/accounts/site/account-entry.ts");
  entry.showVisitor();
};

/** What belongs to a visitor: hearts, and the way to the account. Both ask the server together. */
export const showVisitor = (): void => {
  showAccount().catch(() => undefined); // The page is whole without it.
  showHearts();
};

export const pressHeart = (heart: HTMLElement): Promise<void> => press(heart);

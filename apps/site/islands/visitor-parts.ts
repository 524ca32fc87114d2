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

const showGroup = async (): Promise<void> => {
  const place = document.getElementById("group-info");
  if (!place || !document.cookie.includes("wr-signed-in")) return;
  const group = await import("#features/people/group/site/show-group.ts");
  await group.showGroup(place);
};

/** What belongs to a visitor: hearts, bells, the way to the account, the group. All ask together. */
export const showVisitor = (): void => {
  showAccount().catch(() => undefined); // The page is whole without it.
  showBells().catch(() => undefined);
  showGroup().catch(() => undefined);
  showHearts();
};

/** What a button of the page's form does: a heart saves, a bell asks for news. */
export const pressHeart = async (button: HTMLElement): Promise<void> => {
  if (!(button instanceof HTMLButtonElement) || button.name !== "about") return press(button);
  const part = await import("#features/people/alerts/site/dialog/alert-dialog.ts");
  return part.openAlert(button);
};

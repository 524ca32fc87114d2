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

/** The button of the chatbot opens its panel; of the page's form a heart saves, a bell asks for news. */
export const pressed = async (element: HTMLElement): Promise<void> => {
  if (element instanceof HTMLAnchorElement) {
    const chat = await import("#features/people/assistant/answers/site/live/open-panel.ts");
    return chat.openPanel(element);
  }
  if (!(element instanceof HTMLButtonElement) || element.name !== "about") return press(element);
  const part = await import("#features/people/alerts/site/dialog/alert-dialog.ts");
  return part.openAlert(element);
};

import { placeFormId } from "#features/people/attendance/parts/attendance-view.ts";
import { press, showHearts } from "#features/people/wishlist/site/hearts/hearts.ts";

const loadPlace = () => import("#features/people/attendance/site/press-place.ts");

const isSignedIn = (): boolean => document.cookie.includes("wr-signed-in");

const showAccount = async (): Promise<void> => {
  if (!isSignedIn()) return;
  const entry = await import("#features/people/accounts/site/account-entry.ts");
  entry.showVisitor();
};

const showBells = async (): Promise<void> => {
  if (!isSignedIn()) return;
  const part = await import("#features/people/alerts/site/dialog/paint-bells.ts");
  await part.paintBells();
};

const showGroup = async (): Promise<void> => {
  const place = document.getElementById("group-info");
  if (!place || !isSignedIn()) return;
  const group = await import("#features/people/group/site/show-group.ts");
  await group.showGroup(place);
};

/** On the page of an event, whether the visitor comes to it. */
const showPlace = async (): Promise<void> => {
  if (!isSignedIn() || !document.querySelector("[data-place]")) return;
  const { showOwnPlace } = await loadPlace();
  await showOwnPlace();
};

/** What belongs to a visitor: hearts, bells, the account, the group, a place. All ask together. */
export const showVisitor = (): void => {
  showAccount().catch(() => undefined); // The page is whole without it.
  showBells().catch(() => undefined);
  showGroup().catch(() => undefined);
  showPlace().catch(() => undefined);
  showHearts();
};

/**
 * The button of the chatbot opens its panel; of the forms of the page a heart saves, a bell asks for
 * news, and a place of an event is taken and given back.
 */
export const pressed = async (element: HTMLElement): Promise<void> => {
  if (element instanceof HTMLAnchorElement) {
    const chat = await import("#features/people/assistant/answers/site/live/open-panel.ts");
    return chat.openPanel(element);
  }
  if (!(element instanceof HTMLButtonElement)) return press(element);
  if (element.form?.id === placeFormId) return (await loadPlace()).pressPlace(element);
  if (element.name !== "about") return press(element);
  const part = await import("#features/people/alerts/site/dialog/alert-dialog.ts");
  return part.openAlert(element);
};

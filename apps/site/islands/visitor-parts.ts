import { placeFormId } from "#features/people/attendance/parts/attendance-view.ts";
import {
  press as pressHeart,
  settle,
  showHearts,
} from "#features/people/wishlist/site/hearts/hearts.ts";
import { onPageDrawn } from "#features/people/wishlist/site/hearts/show-page.ts";

const loadPlace = () => import("#features/people/attendance/site/press-place.ts");

const isSignedIn = (): boolean => document.cookie.includes("wr-signed-in");

const showAccount = async (): Promise<void> => {
  if (!isSignedIn()) return;
  const entry = await import("#features/people/accounts/site/header/account-entry.ts");
  entry.showAccountMenu();
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

/** Shows the visitor's own data: hearts, bells, account, group and place. All are asked for together. */
export const showVisitor = (): void => {
  showAccount().catch(() => undefined); // The page is whole without it.
  showBells().catch(() => undefined);
  showGroup().catch(() => undefined);
  showPlace().catch(() => undefined);
  onPageDrawn(() => void showBells().catch(() => undefined));
  showHearts();
};

/** Handles a press on a heart, on a bell, or on the button of a place at an event. */
const pressButton = async (button: HTMLElement): Promise<void> => {
  if (!(button instanceof HTMLButtonElement)) return pressHeart(button);
  if (button.form?.id === placeFormId) return (await loadPlace()).pressPlace(button);
  if (button.name !== "about") return pressHeart(button);
  const part = await import("#features/people/alerts/site/dialog/alert-dialog.ts");
  return part.openAlert(button);
};

/** Opens the sign-in dialog. Where the link names a page in `returnTo`, the visitor goes there afterwards. */
const signInHere = async (link: HTMLAnchorElement): Promise<void> => {
  const { openSignIn } = await import("#features/people/accounts/site/dialog/open-sign-in.ts");
  const { keeps } = link.dataset;
  // What is kept by a heart is kept on the page where it was pressed.
  const to = keeps === undefined ? new URLSearchParams(link.search).get("returnTo") : null;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  if (!(await openSignIn({ keeps, ...(to !== null && { address: link.href }) }))) return;
  if (to === location.pathname + location.search) location.reload();
  else if (to !== null) location.assign(to);
  showVisitor();
  await settle();
};

/** Signs in by the dialog; on the sign-in page, and where the dialog does not load, follows the link. */
const signIn = async (link: HTMLAnchorElement): Promise<void> => {
  const leave = () => location.assign(link.href);
  if (location.pathname === "/login") leave();
  else await signInHere(link).catch(leave);
};

const openChat = async (link: HTMLAnchorElement): Promise<void> => {
  const chat = await import("#features/people/assistant/answers/site/live/open-panel.ts");
  return chat.openPanel(link);
};

/** What a touch does: of a heart, a bell, the chatbot's button, or a way to the sign-in. */
export const pressed = (element: HTMLElement): Promise<void> => {
  if (!(element instanceof HTMLAnchorElement)) return pressButton(element);
  return element.id === "ask" ? openChat(element) : signIn(element);
};

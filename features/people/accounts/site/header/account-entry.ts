import { loadSheet } from "#design/live/load-sheet.ts";
import { initialsOf } from "#features/people/accounts/parts/initials.ts";
import {
  forgetPerson,
  type Person,
  sessionPerson,
} from "#features/people/accounts/parts/session-person.ts";
import { lineIcon } from "../line-icon.ts";
import { initials, makeMenu, ownLinks, personHead, signOutForm } from "./account-menu.ts";
import { type AccountWords, readAccountWords } from "./account-words.ts";

/** The way to the sign-in becomes the button of the menu. */
const toMenuButton = (entry: HTMLElement, words: AccountWords, person: Person): void => {
  const button = document.createElement("button");
  button.type = "button";
  button.className = entry.className;
  button.dataset["account"] = entry.dataset["account"];
  // What is seen on it is part of its name, by which it is pressed in speech (WCAG 2.5.3).
  button.ariaLabel = `${initialsOf(person)}, ${words.profile.label}`;
  button.ariaExpanded = "false";
  button.append(initials(person), lineIcon("down", 18));
  document.getElementById("account-menu")?.remove();
  const menu = makeMenu(words, person, button);
  button.popoverTargetElement = menu;
  const hadFocus = document.activeElement === entry;
  entry.replaceWith(button);
  button.after(menu);
  if (hadFocus) button.focus();
};

/** Who one is stands above the menu's pages, what belongs to them below, and the way out at its foot. */
const fillSheet = (words: AccountWords, person: Person): void => {
  const sheet = document.querySelector<HTMLElement>("#menu .dialog-body");
  const pages = sheet?.querySelector("nav");
  if (!sheet || !pages) return;
  for (const former of sheet.querySelectorAll(".account-person, .account-own")) former.remove();
  // What is saved then stands among their own things.
  pages.querySelector(`a[href="${words.saved?.path}"]`)?.closest("li")?.remove();
  pages.before(personHead(person));
  pages.after(ownLinks(words));
  sheet
    .querySelector(".menu-account")
    ?.replaceWith(signOutForm(words, "button button-quiet menu-account"));
};

const follow = async (): Promise<void> => {
  const entry = document.querySelector<HTMLElement>(".site-account");
  const words = entry && readAccountWords(entry);
  if (!words) return;
  void loadSheet("visitor");
  // The profile is where a name changes, so that it is asked for anew there, or on the next page
  // when somebody leaves before the answer.
  if (location.pathname === words.profile.path) forgetPerson();
  const person = await sessionPerson(words.me);
  if (!person) return;
  toMenuButton(entry, words, person);
  fillSheet(words, person);
};

/** Makes the way to the sign-in the menu of who is signed in. */
export const showAccountMenu = (): void => {
  follow().catch(() => undefined); // Without an answer the link leads to the sign-in.
};

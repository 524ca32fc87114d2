import { pressedKey } from "#platform/browser/pressed-key.ts";
import { initialsOf } from "#features/people/accounts/parts/initials.ts";
import { lineIcon, type LineIconName } from "../line-icon.ts";
import type { Person } from "#features/people/accounts/parts/session-person.ts";
import type { AccountWords } from "./account-words.ts";

const textIn = (name: string, className: string, text: string): HTMLElement => {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
};

const span = (className: string, text: string): HTMLElement => textIn("span", className, text);

export const initials = (person: Person): HTMLElement => {
  const element = textIn("b", "site-initials", initialsOf(person));
  element.ariaHidden = "true";
  return element;
};

/** Who is signed in: initials, name and e-mail. */
export const personHead = (person: Person): HTMLElement => {
  const head = document.createElement("div");
  head.className = "account-person";
  const text = document.createElement("p");
  if (person.name) text.append(textIn("b", "", person.name));
  text.append(span("", person.email));
  head.append(initials(person), text);
  return head;
};

const link = (icon: LineIconName, label: string, path: string): HTMLAnchorElement => {
  const element = document.createElement("a");
  element.href = path;
  element.append(lineIcon(icon), span("", label));
  return element;
};

const icons: Readonly<Record<string, LineIconName>> = { alerts: "bell", events: "people" };

/** What belongs to somebody; how much is saved stands beside it as in the header. */
export const ownLinks = ({ saved, own, profile }: AccountWords): HTMLElement => {
  const list = document.createElement("ul");
  list.className = "account-own";
  const savedLink = saved && link("heart", saved.label, saved.path);
  if (savedLink && saved.count) savedLink.append(span("account-count", saved.count));
  const links = [
    savedLink,
    ...own.map(({ id, label, path }) => link(icons[id] ?? "person", label, path)),
    link("person", profile.label, profile.path),
  ];
  for (const each of links) {
    if (!each) continue;
    const item = document.createElement("li");
    item.append(each);
    list.append(item);
  }
  return list;
};

/** A form, since a sign-out changes something. */
export const signOutForm = ({ signOut }: AccountWords, className: string): HTMLFormElement => {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/logout";
  const button = document.createElement("button");
  button.className = className;
  button.append(lineIcon("exit"), span("", signOut));
  form.append(button);
  return form;
};

const moveFocus = (menu: HTMLElement, step: number): void => {
  const stops = [...menu.querySelectorAll<HTMLElement>("a, button")];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((at + step + stops.length) % stops.length)?.focus();
};

/** The menu under the initials; it opens by click, Enter or arrow down, and Escape closes it. */
export const makeMenu = (words: AccountWords, person: Person, button: HTMLElement): HTMLElement => {
  const menu = document.createElement("div");
  menu.id = "account-menu";
  menu.className = "account-menu";
  menu.popover = "auto";
  menu.append(personHead(person), ownLinks(words), signOutForm(words, ""));
  menu.addEventListener("beforetoggle", () => {
    const { bottom, right } = button.getBoundingClientRect();
    menu.style.top = `${bottom + 8}px`;
    menu.style.right = `${Math.max(8, document.documentElement.clientWidth - right)}px`;
  });
  menu.addEventListener("toggle", () => {
    button.ariaExpanded = String(menu.matches(":popover-open"));
  });
  const onArrow = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[pressedKey(event)];
    if (step === undefined) return;
    event.preventDefault();
    menu.showPopover();
    moveFocus(menu, step);
  };
  menu.addEventListener("keydown", onArrow);
  button.addEventListener("keydown", onArrow);
  return menu;
};

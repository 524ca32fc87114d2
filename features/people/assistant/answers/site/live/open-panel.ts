import { loadSheet } from "#design/live/load-sheet.ts";
import { forgetAsked, keptFields, keepAsked } from "../conversation.ts";
import { createPanel, type Panel } from "./panel.ts";

let panel: Panel | null = null;

/** The chat as the server draws it, out of its page. */
const chatIn = (html: string): HTMLElement | null =>
  new DOMParser().parseFromString(html, "text/html").querySelector<HTMLElement>(".chat");

/** Something answered, and it was no chat. */
class ChatFailure extends Error {}

const fetchChat = async (path: string, fields: URLSearchParams): Promise<HTMLElement> => {
  const response = await fetch(path, { method: "POST", body: fields });
  const chat = chatIn(await response.text());
  if (!chat) throw new ChatFailure(`The chat answered with ${response.status}.`);
  return chat;
};

const send = async (shown: Panel, path: string, fields: URLSearchParams): Promise<void> => {
  if (shown.isBusy()) return;
  shown.setBusy(true);
  try {
    shown.show(await fetchChat(path, fields));
    keepAsked(shown.element);
  } catch (error) {
    shown.sayWhy(error instanceof ChatFailure ? "failed" : "offline");
  } finally {
    shown.setBusy(false);
  }
};

/**
 * Opens the chatbot beside the page: the same as its own page, with forms that are sent within the
 * panel. What was asked in this tab stands there again, answered anew.
 */
export const openPanel = async (link: HTMLAnchorElement): Promise<void> => {
  const path = link.pathname;
  await loadSheet("chat");
  panel ??= createPanel((fields) => {
    if (panel) void send(panel, path, fields);
  });
  panel.open();
  if (panel.isFilled()) return;
  try {
    panel.show(await fetchChat(path, keptFields()));
  } catch {
    forgetAsked();
    panel.close();
    location.assign(link.href);
  }
};

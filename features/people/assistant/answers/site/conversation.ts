import { chatFields } from "../parts/chat-view.ts";

const key = "chat-asked";

/** What the page is asked for, so that it answers anew what was asked in this tab. */
export const keptFields = (): URLSearchParams => {
  const fields = new URLSearchParams({ [chatFields.step]: "back" });
  const kept = sessionStorage.getItem(key);
  for (const question of kept === null ? [] : kept.split("\n"))
    fields.append(chatFields.asked, question);
  return fields;
};

/** Remembers, until the tab closes, the questions that the chat shows; none of them has two lines. */
export const keepAsked = (chat: HTMLElement): void => {
  const form = chat.querySelector<HTMLFormElement>("form.chat-ask");
  const asked = form ? new FormData(form).getAll(chatFields.asked) : [];
  if (asked.length > 0) sessionStorage.setItem(key, asked.map(String).join("\n"));
};

export const forgetAsked = (): void => sessionStorage.removeItem(key);

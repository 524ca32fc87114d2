/** The dialog in which the chat stands beside a page. */
export type Panel = Readonly<{
  element: HTMLDialogElement;
  open: () => void;
  close: () => void;
  isFilled: () => boolean;
  isBusy: () => boolean;
  setBusy: (isBusy: boolean) => void;
  show: (chat: HTMLElement) => void;
  /** Says in the place of an answer why there is none; what was typed stays. */
  sayWhy: (reason: "offline" | "failed") => void;
}>;

const closeButton = (dialog: HTMLDialogElement): HTMLButtonElement => {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "icon-button chat-close";
  button.innerHTML =
    '<svg class="icon" viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" aria-hidden="true"><path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/></svg>';
  button.addEventListener("click", () => dialog.close());
  return button;
};

/** Where somebody goes on: the first bad field, the question, an address, or the way back. */
const nextField = (chat: HTMLElement): HTMLElement | null =>
  chat.querySelector<HTMLElement>("[aria-invalid]") ??
  chat.querySelector<HTMLElement>(".chat-ask input:not([type=hidden])") ??
  chat.querySelector<HTMLElement>(".chat-person input:not([type=hidden])") ??
  chat.querySelector<HTMLElement>(".chat-ask button");

/** What is read out: what became of a question or of an opinion, or a new answer once it is complete. */
const textToAnnounce = (chat: HTMLElement): string =>
  chat.querySelector(".chat-person [role=status], .chat-helped[role=status]")?.textContent ??
  [...chat.querySelectorAll("[data-newest] .chat-answer, .chat-note")]
    .map(({ textContent }) => textContent)
    .join(" ");

/** @param onSend told of each form of the chat that is sent */
export const createPanel = (onSend: (fields: URLSearchParams) => void): Panel => {
  const element = document.createElement("dialog");
  element.className = "chat-panel";
  element.setAttribute("aria-labelledby", "chat-title");
  const region = document.createElement("p");
  region.className = "sr-only";
  region.setAttribute("role", "status");
  const close = closeButton(element);
  element.append(close, region);
  document.body.append(element);
  let isBusy = false;
  element.addEventListener("submit", (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const fields = new URLSearchParams();
    // Its forms hold no files.
    for (const [name, value] of new FormData(target, submitter))
      if (typeof value === "string") fields.append(name, value);
    onSend(fields);
  });
  return {
    element,
    open: () => {
      if (!element.open) element.showModal();
      const chat = element.querySelector<HTMLElement>(".chat");
      if (chat) nextField(chat)?.focus();
    },
    close: () => element.close(),
    isFilled: () => element.querySelector(".chat") !== null,
    isBusy: () => isBusy,
    setBusy(next) {
      isBusy = next;
      element.ariaBusy = String(next);
    },
    show(chat) {
      const isFirst = element.querySelector(".chat") === null;
      element.querySelector(".chat")?.remove();
      element.append(chat);
      close.ariaLabel = chat.dataset["close"] ?? "";
      if (!isFirst) region.textContent = textToAnnounce(chat);
      chat.querySelector("[data-newest]")?.scrollIntoView({ block: "start" });
      nextField(chat)?.focus();
    },
    sayWhy(reason) {
      const text = element.querySelector<HTMLElement>(".chat")?.dataset[reason] ?? "";
      const note = element.querySelector<HTMLElement>(".chat-why") ?? document.createElement("p");
      note.className = "chat-note chat-why";
      note.dataset["kind"] = reason;
      note.textContent = text;
      element.querySelector(".chat-body")?.append(note);
      region.textContent = text;
      note.scrollIntoView();
    },
  };
};

import type { DialogWords } from "#features/people/accounts/parts/login-view.ts";

const enough = 8;

/** Says in the hint's place that a new password is long enough. */
const followLength = (field: HTMLInputElement, words: DialogWords): void => {
  const hint = document.getElementById(`${field.id}-hint`);
  if (!hint) return;
  const before = hint.textContent;
  field.addEventListener("input", () => {
    const isEnough = field.value.length >= enough;
    hint.textContent = isEnough ? words.enough : before;
    hint.classList.toggle("signin-enough", isEnough);
  });
};

/** Gives a password a button that shows it. */
export const followPassword = (field: HTMLInputElement, words: DialogWords): void => {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "signin-show";
  button.textContent = words.show;
  button.setAttribute("aria-controls", field.id);
  button.addEventListener("click", () => {
    const isShown = field.type === "text";
    field.type = isShown ? "password" : "text";
    button.textContent = isShown ? words.show : words.hide;
  });
  const frame = document.createElement("div");
  frame.className = "signin-secret";
  field.replaceWith(frame);
  frame.append(field, button);
  if (field.autocomplete === "new-password") followLength(field, words);
};

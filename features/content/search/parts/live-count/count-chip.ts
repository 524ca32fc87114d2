import { watchCount } from "./live-count.ts";

const counted = new WeakSet<HTMLFormElement>();

/** Once a chip is opened, the button of its control says what each choice would find. */
export const countChip = (button: HTMLElement): void => {
  const form = button.closest("li")?.querySelector("form");
  const api = form?.dataset["api"];
  const submit = form?.querySelector("button");
  if (!form || !submit || api === undefined || counted.has(form)) return;
  counted.add(form);
  watchCount(form, api, ({ submit: words }) => {
    submit.textContent = words;
  });
};

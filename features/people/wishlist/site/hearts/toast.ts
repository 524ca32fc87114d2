import { pressedKey } from "#platform/browser/pressed-key.ts";

/** Said and gone after this long, but for what failed, which stays until it is closed. */
const shownMilliseconds = 6000;

type ToastName = "kept" | "removed" | "withTours" | "offline" | "failed";

type ToastParts = Readonly<{
  /** Stands in the place of `{name}`. */
  name?: string;
  /** What the sign-in says that is kept meanwhile, where the toast leads there. */
  keeps?: string;
  /** What its button does. */
  act?: () => void;
}>;

let hiding = 0;

/** One toast at a time, in a region that is read out. */
const region = (name: ToastName): HTMLElement => {
  document.querySelector(".toast")?.remove();
  const element = document.createElement("div");
  element.className = "toast";
  element.dataset["toast"] = name;
  element.setAttribute("role", name === "failed" ? "alert" : "status");
  document.body.append(element);
  return element;
};

const fillName = (element: HTMLElement, name: string): void => {
  for (const line of element.querySelectorAll("p"))
    line.textContent = line.textContent.replace("{name}", name);
};

/** Says what the page's form has a template for. */
export const showToast = (name: ToastName, { name: thing, keeps, act }: ToastParts = {}): void => {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-toast=${name}]`);
  if (!template) return;
  clearTimeout(hiding);
  const element = region(name);
  element.append(template.content.cloneNode(true));
  if (thing !== undefined) fillName(element, thing);
  const link = element.querySelector("a");
  if (link && keeps !== undefined) link.dataset["keeps"] = keeps;
  const close = () => element.remove();
  element.querySelector("button")?.addEventListener("click", () => {
    close();
    act?.();
  });
  element.addEventListener("keydown", (event) => pressedKey(event) === "Escape" && close());
  if (name !== "failed") hiding = window.setTimeout(close, shownMilliseconds);
};

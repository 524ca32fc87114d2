import { speculationRules } from "./speculation-rules.ts";
import { connectionQuality, mayPrefetch, onceIdle } from "../prefetch/connection.ts";

const addStylesheets = (): void => {
  const script = document.querySelector<HTMLElement>("script[data-sheets]");
  for (const href of (script?.dataset["sheets"] ?? "").split(" ").filter(Boolean)) {
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.as = "style";
    link.href = href;
    document.head.append(link);
  }
};

const addRules = (): void => {
  const script = document.createElement("script");
  script.type = "speculationrules";
  script.textContent = speculationRules;
  document.head.append(script);
};

/** Loads what the next page needs on a line that has room for it, once the browser is idle. */
export const loadAhead = (): void => {
  if (!mayPrefetch(connectionQuality())) return;
  const start = () =>
    onceIdle(() => {
      addStylesheets();
      if (HTMLScriptElement.supports("speculationrules")) addRules();
      else
        void import("../prefetch/prefetch-links.ts").then(
          (part) => part.prefetchLinks(),
          () => undefined, // pages load without it
        );
    });
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
};

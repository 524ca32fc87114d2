import { formSearchParams } from "../form-search-params.ts";
import type { LiveCount } from "../assist-view.ts";

const pauseMs = 200;

/**
 * Reports what a form's search would find, immediately and then after each change, with a short
 * delay.
 * @param api base path of the market's API
 * @returns a function that stops the reports
 */
export const watchCount = (
  form: HTMLFormElement,
  api: string,
  onCount: (count: LiveCount) => void,
): (() => void) => {
  const listeners = new AbortController();
  let request = new AbortController();
  let timer = 0;
  const fetchCount = async () => {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    try {
      const answer = await fetch(`${api}/search-count?${formSearchParams(form)}`, { signal });
      const count: LiveCount | null = answer.ok ? await answer.json() : null;
      if (count && !signal.aborted) onCount(count);
    } catch {
      // Aborted by a later request, or offline: the button keeps its text.
    }
  };
  const fetchCountSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void fetchCount(), pauseMs);
  };
  const isOfForm = ({ target }: Event) =>
    target === form || (target !== null && "form" in target && target.form === form);
  for (const kind of ["input", "change", "reset"])
    document.addEventListener(kind, (event) => isOfForm(event) && fetchCountSoon(), {
      signal: listeners.signal,
    });
  void fetchCount();
  return () => {
    clearTimeout(timer);
    listeners.abort();
    request.abort();
  };
};

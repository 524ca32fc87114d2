import { formSearchParams } from "../form-search-params.ts";
import type { LiveCount } from "../assist-view.ts";

const pauseMs = 200;

/**
 * Tells what a form would find whenever its choices change, after a short pause, and at once for
 * those that it has.
 * @param api the market's part of the calls' address
 * @returns ends it
 */
export const watchCount = (
  form: HTMLFormElement,
  api: string,
  tell: (count: LiveCount) => void,
): (() => void) => {
  const watching = new AbortController();
  let asking = new AbortController();
  let timer = 0;
  const ask = async () => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    try {
      const answer = await fetch(`${api}/search-count?${formSearchParams(form)}`, { signal });
      const count: LiveCount | null = answer.ok ? await answer.json() : null;
      if (count && !signal.aborted) tell(count);
    } catch {
      // Given up for a later one, or the network is away: the button says what it said.
    }
  };
  const askSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void ask(), pauseMs);
  };
  const isOwn = ({ target }: Event) =>
    target === form || (target !== null && "form" in target && target.form === form);
  for (const kind of ["input", "change", "reset"])
    document.addEventListener(kind, (event) => isOwn(event) && askSoon(), {
      signal: watching.signal,
    });
  void ask();
  return () => {
    clearTimeout(timer);
    watching.abort();
    asking.abort();
  };
};

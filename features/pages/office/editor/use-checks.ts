import { useEffect } from "react";
import { locateErrors } from "../state/located-errors.ts";
import type { PageCheck } from "../state/page-check.ts";
import type { PageStore } from "../state/page-store.ts";

const debounceMs = 200; // ms after any change: the source, section 5

/** Works out the errors of the page when it opens, and again 200 ms after its last change. */
export const usePageChecks = (store: PageStore, checking: Promise<PageCheck>): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const check = async () => {
      const errorsOf = await checking;
      if (isOver) return;
      const page = store.page();
      store.setErrors(locateErrors(errorsOf(page), page.blocks));
    };
    void check();
    const stop = store.subscribe((state, before) => {
      if (state.edited === before.edited) return;
      clearTimeout(timer);
      timer = setTimeout(() => void check(), debounceMs);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [store, checking]);
};

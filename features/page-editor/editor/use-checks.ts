import { useEffect } from "react";
import { locateErrors } from "../state/located-errors.ts";
import type { PageCheck } from "../state/page-check.ts";
import type { PageStore } from "../state/page-store.ts";

const debounceMs = 200; // back-office specification, section 5

/** Nothing is wrong with a page that nobody has begun to write. */
const isUntouched = (store: PageStore): boolean => {
  const { stored, history } = store.getState();
  return stored === null && history.edits.length === 0;
};

/** Validates the page when it opens and 200 ms after its last change. */
export const usePageChecks = (store: PageStore, pageCheckPromise: Promise<PageCheck>): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const check = async () => {
      const validate = await pageCheckPromise;
      if (isUnmounted || isUntouched(store)) return;
      const page = store.page();
      store.setErrors(locateErrors(validate(page, store.getState().stored), page.blocks));
    };
    void check();
    const unsubscribe = store.subscribe((state, before) => {
      if (state.edited === before.edited) return;
      clearTimeout(timer);
      timer = setTimeout(() => void check(), debounceMs);
    });
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, pageCheckPromise]);
};

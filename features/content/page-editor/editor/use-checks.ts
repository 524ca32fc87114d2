import { useEffect } from "react";
import type { Block } from "#features/content/pages/contract.ts";
import { useEditor } from "../editing/editor-context.ts";
import type { PageCheck } from "../state/page-check.ts";
import { errorsToShow } from "../errors/shown-errors.ts";
import type { PageStore } from "../state/page-store.ts";
import { isUntouched } from "../editing/untouched.ts";

const debounceMs = 200; // back-office specification, section 5

/** Validates the page when it opens and 200 ms after its last change. */
export const usePageChecks = (store: PageStore, pageCheckPromise: Promise<PageCheck>): void => {
  const { catalogueEntryOf } = useEditor();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const fieldsOf = (block: Block) => catalogueEntryOf(block)?.fields;
    const check = async () => {
      const validate = await pageCheckPromise;
      if (isUnmounted || isUntouched(store.getState())) return;
      const page = store.page();
      const { stored, errors: shown } = store.getState();
      store.setErrors(errorsToShow(page, validate(page, stored), shown, fieldsOf));
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
  }, [store, pageCheckPromise, catalogueEntryOf]);
};

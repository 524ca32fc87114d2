import { useMemo, useRef } from "react";
import { useStore } from "zustand";
import { checkValues } from "#design/office/record/form/record-resolver.ts";
import type { RecordForm } from "#design/office/record/form/use-record-form.ts";
import type { RecordDeclaration, Values } from "#design/office/record/record-declaration.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { DraftStore } from "./draft-store.ts";

type DraftFormOptions<Input extends object> = Readonly<{
  store: DraftStore;
  declaration: Pick<RecordDeclaration<Input>, "schema">;
  rules: (input: Input) => readonly RuleError[];
  /** Shows the first field with an error. */
  onError: (path: string) => void;
  now: () => number;
}>;

/** A record's page sends its draft as a panel sends its form. */
export const useDraftForm = <Input extends object>(
  options: DraftFormOptions<Input>,
): RecordForm => {
  const { store, declaration, rules, onError, now } = options;
  const { edited, isChanged, errors, serverErrors } = useStore(store);
  const sent = useRef<Readonly<{ values: Values; at: number }> | null>(null);
  const check = useMemo(() => checkValues(declaration, rules), [declaration, rules]);
  const found = [...errors, ...serverErrors];
  const settle = (stored: Values) => {
    const { values, at } = sent.current ?? { values: store.getState().edited, at: now() };
    sent.current = null;
    store.markSaved(stored, values, at);
  };
  return {
    values: edited,
    isDirty: isChanged,
    errorCount: found.length,
    errorAt: (path) => found.find((error) => error.path === path)?.message,
    put: store.put,
    showErrors: (all) => {
      store.setServerErrors(all);
      if (all[0]) onError(all[0].path);
    },
    submit: async (send) => {
      const { edited: values } = store.getState();
      const wrong = check(values);
      store.setErrors(wrong);
      if (wrong[0]) return onError(wrong[0].path);
      sent.current = { values, at: now() };
      await send(values);
    },
    reset: (stored, shown) => {
      if (shown) {
        sent.current = { values: shown, at: now() };
        store.decide(stored, shown, "Both sides put together");
      } else settle(stored);
    },
    settle,
    read: () => store.getState().edited,
    join: store.join,
    losesTyped: () => false, // the draft outlives the address at which its record was new
  };
};

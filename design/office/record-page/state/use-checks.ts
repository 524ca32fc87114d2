import { useEffect, useMemo } from "react";
import { withoutFreshItems } from "#design/office/form/list/fresh-item.ts";
import { formSchemaOf } from "#design/office/record/form/form-schema.ts";
import { checkValues } from "#design/office/record/form/record-resolver.ts";
import type { RecordDeclaration } from "#design/office/record/record-declaration.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { DraftStore } from "./draft-store.ts";

const settledMs = 200; // errors come once nobody has typed for a moment

/** Looks for errors in pauses of the typing. @param isOn false for a new record that nobody has sent */
export const useChecks = <Input extends object>(
  store: DraftStore,
  declaration: Pick<RecordDeclaration<Input>, "schema">,
  rules: (input: Input) => readonly RuleError[],
  isOn: boolean,
): void => {
  const check = useMemo(() => checkValues(declaration, rules), [declaration, rules]);
  const fields = useMemo(() => formSchemaOf(declaration), [declaration]);
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const { edited, errors: shown } = store.getState();
      store.setErrors(withoutFreshItems(check(edited), fields, edited, shown));
    };
    const unsubscribe = store.subscribe(({ edited }, before) => {
      if (edited === before.edited) return;
      clearTimeout(timer);
      timer = setTimeout(look, settledMs);
    });
    look();
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store, check, fields, isOn]);
};

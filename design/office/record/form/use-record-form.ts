import { useCallback, useMemo, useRef } from "react";
import { type FieldValues, get, useForm, useWatch } from "react-hook-form";
import { focusField } from "#design/office/form/focus-field.ts";
import type { Json } from "#design/office/form/field-schema.ts";
import { onceLettersCome } from "#platform/browser/typed-slug.ts";
import { isSame } from "#platform/changes/changes.ts";
import { mergeRecord } from "#platform/merge/merge-record.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { RecordDeclaration, Values } from "../record-declaration.ts";
import { resolverOf } from "./record-resolver.ts";

export type RecordForm = Readonly<{
  values: Values;
  isDirty: boolean;
  /** How many fields have an error. */
  errorCount: number;
  errorAt: (path: string) => string | undefined;
  put: (path: string, value: Json) => void;
  /** Shows errors of the server at their fields and focuses the first. */
  showErrors: (errors: readonly RuleError[]) => void;
  /** Calls back with the checked values, or shows the errors. */
  submit: (send: (values: Values) => Promise<void>) => Promise<void>;
  /**
   * @param stored what counts as unchanged from now on
   * @param shown what the fields show, where it is not that
   */
  reset: (stored: Values, shown?: Values) => void;
  /** Goes on from what was saved; fields that were typed in since it was sent keep their text. */
  settle: (saved: Values) => void;
  /** What the fields hold by now. */
  read: () => Values;
  /** Goes on from what a colleague saved, with both sides together. */
  join: (stored: Values) => void;
  /** Whether what somebody typed since would be lost if the record were shown anew by its id. */
  losesTyped: () => boolean;
}>;

/** Errors at fields that are rendered only after the state was set are focused a frame later. */
const focusSoon = (path: string | undefined) => {
  if (path) requestAnimationFrame(() => focusField(path));
};

type FormOptions<Input extends object> = Readonly<{
  declaration: RecordDeclaration<Input>;
  stored: Values;
  isNew: boolean;
  /** Stays the same between renders. */
  rules: (input: Input) => readonly RuleError[];
}>;

/**
 * The form of one record. Fields are named by their path in the record, and the errors of the
 * schema, of the rules and of the server stand at the same paths.
 */
export const useRecordForm = <Input extends object>(options: FormOptions<Input>): RecordForm => {
  const { declaration, stored, isNew, rules } = options;
  const resolver = useMemo(() => resolverOf(declaration, rules), [declaration, rules]);
  const { control, getValues, setValue, setError, trigger, handleSubmit, reset, formState } =
    useForm<FieldValues>({ defaultValues: stored, resolver });
  const { errors, isDirty, isSubmitted } = formState;
  const values = useWatch({ control }) as Values;
  const base = useRef(stored);
  const sent = useRef(stored);
  const derive = isNew ? declaration.derive : undefined;
  const put = useCallback(
    (path: string, value: Json) => {
      const follow = (before: Input) => {
        const derived = derive?.(before, getValues() as Input) ?? {};
        for (const [name, next] of Object.entries(derived)) if (name !== path) setValue(name, next);
      };
      const before = structuredClone(getValues()) as Input;
      setValue(path, value, { shouldDirty: true });
      follow(before);
      if (derive && typeof value === "string")
        onceLettersCome(value, () => follow(getValues() as Input));
      // All fields: a rule may stand between two of them.
      if (isSubmitted) void trigger();
    },
    [setValue, getValues, trigger, isSubmitted, derive],
  );
  const errorAt = useCallback(
    (path: string) => {
      const message: unknown = get(errors, `${path}.message`);
      return typeof message === "string" ? message : undefined;
    },
    [errors],
  );
  const read = () => structuredClone(getValues()) as Values;
  const showOver = (clean: Values, shown: Values) => {
    base.current = clean;
    reset(clean);
    for (const [name, value] of Object.entries(shown)) setValue(name, value, { shouldDirty: true });
    sent.current = read();
  };
  return {
    values,
    isDirty,
    errorCount: Object.keys(errors).length,
    errorAt,
    put,
    showErrors: (found) => {
      for (const { path, message } of found.toReversed())
        setError(path, { type: "server", message });
      focusSoon(found[0]?.path);
    },
    submit: (send) =>
      handleSubmit(
        (values) => {
          sent.current = read();
          return send(values as Values);
        },
        (found) => focusSoon(Object.keys(found)[0]),
      )(),
    reset: (clean, shown = {}) => showOver(clean, shown),
    settle: (saved) => {
      const typed = read();
      const since = Object.entries(typed).filter(
        ([name, value]) => !isSame(value, sent.current[name]),
      );
      showOver(saved, Object.fromEntries(since));
    },
    read,
    join: (stored) => {
      const { record } = mergeRecord(base.current, read(), stored, {});
      const shown = Object.entries(record).filter(([name, value]) => !isSame(value, stored[name]));
      showOver(stored, Object.fromEntries(shown) as Values);
    },
    losesTyped: () => !isSame(getValues(), base.current),
  };
};

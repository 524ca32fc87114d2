import { useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { z } from "zod";
import { chosenParameter, readChosen } from "../pickers/chosen-rows.ts";
import { bulkActionSchema, bulkFilterSchema, bulkKinds } from "../contract.ts";

const draftSchema = z.strictObject({
  kind: z.enum(bulkKinds),
  action: bulkActionSchema,
  filter: bulkFilterSchema,
});

/** What is to be done with which records. */
export type BulkDraft = Readonly<
  z.infer<typeof draftSchema> & {
    /** Chosen one by one in a list; null where the filter says which. */
    ids: readonly string[] | null;
  }
>;

export const steps = ["what", "which", "look", "run"] as const;
export type Step = (typeof steps)[number];

const firstDraft: BulkDraft = {
  kind: "tour",
  action: { type: "price", change: { kind: "percent", percent: -5 }, rounding: "nine" },
  filter: bulkFilterSchema.parse({}),
  ids: null,
};

const readDraft = (parameters: URLSearchParams): BulkDraft => {
  const ids = readChosen(parameters);
  try {
    const draft = draftSchema.safeParse(JSON.parse(parameters.get("draft") ?? "")).data;
    if (!draft) return firstDraft;
    return { ...draft, filter: { ...draft.filter, chosen: ids !== null }, ids };
  } catch {
    return firstDraft;
  }
};

/** Where somebody is in a bulk action; all of it stands in the address. */
export const useBulkAddress = () => {
  const [parameters, setParameters] = useSearchParams();
  const run = parameters.get("run");
  const asked = steps.find((each) => each === parameters.get("step"));
  // The router shows a change after the next one may have been made, which must not undo it.
  const newest = useRef(parameters);
  useEffect(() => {
    newest.current = parameters;
  }, [parameters]);
  const setDraft = useCallback(
    (change: (draft: BulkDraft) => BulkDraft) => {
      const after = new URLSearchParams(newest.current);
      const { ids, ...rest } = change(readDraft(after));
      after.set("draft", JSON.stringify(rest));
      if (ids === null) after.delete(chosenParameter);
      newest.current = after;
      setParameters(after, { replace: true });
    },
    [setParameters],
  );
  const go = useCallback(
    (place: Readonly<{ step: Step } | { run: string } | { list: true }>) =>
      setParameters(() => {
        if ("run" in place) return new URLSearchParams({ run: place.run });
        if ("list" in place) return new URLSearchParams({ list: "runs" });
        const after = new URLSearchParams({ step: place.step });
        for (const name of ["draft", chosenParameter]) {
          const value = newest.current.get(name);
          if (value !== null) after.set(name, value);
        }
        return after;
      }),
    [setParameters],
  );
  return {
    draft: readDraft(parameters),
    setDraft,
    step: run === null ? (asked ?? "what") : ("run" as const),
    run,
    isList: parameters.get("list") === "runs",
    go,
  };
};

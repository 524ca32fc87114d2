import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { z } from "zod";
import { bulkActionSchema, bulkFilterSchema, bulkKinds } from "../contract.ts";

const draftSchema = z.strictObject({
  kind: z.enum(bulkKinds),
  action: bulkActionSchema,
  filter: bulkFilterSchema,
});

/** What is to be done with which records. */
export type BulkDraft = Readonly<z.infer<typeof draftSchema>>;

export const steps = ["what", "which", "look", "run"] as const;
export type Step = (typeof steps)[number];

const firstDraft: BulkDraft = {
  kind: "tour",
  action: { type: "price", change: { kind: "percent", percent: -5 }, rounding: "nine" },
  filter: bulkFilterSchema.parse({}),
};

const readDraft = (text: string | null): BulkDraft => {
  if (text === null) return firstDraft;
  try {
    return draftSchema.safeParse(JSON.parse(text)).data ?? firstDraft;
  } catch {
    return firstDraft;
  }
};

/** Where somebody is in a bulk action; all of it stands in the address. */
export const useBulkAddress = () => {
  const [parameters, setParameters] = useSearchParams();
  const run = parameters.get("run");
  const asked = steps.find((each) => each === parameters.get("step"));
  const setDraft = useCallback(
    (draft: BulkDraft) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          after.set("draft", JSON.stringify(draft));
          return after;
        },
        { replace: true },
      ),
    [setParameters],
  );
  const go = useCallback(
    (place: Readonly<{ step: Step } | { run: string } | { list: true }>) =>
      setParameters((before) => {
        if ("run" in place) return new URLSearchParams({ run: place.run });
        if ("list" in place) return new URLSearchParams({ list: "runs" });
        const after = new URLSearchParams({ step: place.step });
        const draft = before.get("draft");
        if (draft !== null) after.set("draft", draft);
        return after;
      }),
    [setParameters],
  );
  return {
    draft: readDraft(parameters.get("draft")),
    setDraft,
    step: run === null ? (asked ?? "what") : ("run" as const),
    run,
    isList: parameters.get("list") === "runs",
    go,
  };
};

import { useState } from "react";
import type { PublicationMoments } from "#features/catalogue/publication/contract.ts";
import type { RuleError } from "#platform/rule-error.ts";
import {
  type SaveFlags,
  flagsFor,
  type RedirectConflict,
  redirectConflictOf,
} from "../redirect-conflict.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { fromZoned, toZoned } from "#design/office/dates/time-zone.ts";
import { publicationApi } from "./publication-api.ts";
import { usePublicationPlan } from "./use-publication-plan.ts";

type PlannedTime = keyof PublicationMoments;
type TimeInputs = Readonly<Partial<Record<PlannedTime, string>>>;
type PendingConfirmation = Readonly<{ conflict: RedirectConflict; flags: SaveFlags }>;

const toRuleErrors = (error: unknown): readonly RuleError[] => {
  if (!(error instanceof ApiError))
    return [{ path: "", message: "The server could not be reached. What you set is kept." }];
  return error.errors.length > 0 ? error.errors : [{ path: "", message: error.message }];
};

export const usePublication = (
  country: string,
  pageId: string,
  timeZone: string,
  onChanged?: () => void,
) => {
  const { plan, loadError, setPlan, read } = usePublicationPlan(country, pageId, onChanged);
  const [inputs, setInputs] = useState<TimeInputs>({});
  const [errors, setErrors] = useState<readonly RuleError[]>([]);
  const [pending, setPending] = useState<PendingConfirmation | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);

  const inputValueOf = (field: PlannedTime): string => {
    const stored = plan?.[field];
    return inputs[field] ?? (stored ? toZoned(stored, timeZone) : "");
  };
  const momentOf = (field: PlannedTime): string | null => {
    const value = inputs[field];
    if (value === undefined) return plan?.[field] ?? null;
    return value ? fromZoned(value, timeZone) : null;
  };
  const isChangedTime = (field: PlannedTime): boolean =>
    momentOf(field) !== (plan?.[field] ?? null);
  const setInput = (field: PlannedTime, value: string) => {
    setSaved(false);
    setErrors((before) => before.filter(({ path }) => path !== field));
    setInputs((before) => ({ ...before, [field]: value }));
  };
  const save = async (flags: SaveFlags = {}) => {
    if (isBusy) return;
    setBusy(true);
    setPending(null);
    setErrors([]);
    try {
      const moments = { publishAt: momentOf("publishAt"), unpublishAt: momentOf("unpublishAt") };
      setPlan(await publicationApi(country, pageId).plan(moments, flags));
      setInputs({});
      setSaved(true);
    } catch (error) {
      const conflict = redirectConflictOf(error);
      if (conflict) setPending({ conflict, flags });
      else setErrors(toRuleErrors(error));
    } finally {
      setBusy(false);
    }
  };
  const confirm = () => {
    if (pending) void save({ ...pending.flags, ...flagsFor(pending.conflict.key) });
  };

  return {
    plan,
    loadError,
    errors,
    pending,
    isBusy,
    isSaved,
    isChanged: isChangedTime("publishAt") || isChangedTime("unpublishAt"),
    inputValueOf,
    setInput,
    save,
    confirm,
    dismiss: () => setPending(null),
    read,
  };
};

import { useState } from "react";
import type { RuleError } from "#features/pages/contract.ts";
import type { PublicationMoments } from "#features/pages/publication-contract.ts";
import { type SaveFlags, flagsFor, ApiError } from "../page-api.ts";
import { fromZoned, toZoned } from "../dates/time-zone.ts";
import { publicationApi } from "./publication-api.ts";
import { usePublicationPlan } from "./use-publication-plan.ts";

type PlannedTime = keyof PublicationMoments;
type TypedTimes = Readonly<Partial<Record<PlannedTime, string>>>;
type PendingConfirmation = Readonly<{ error: ApiError; flags: SaveFlags }>;

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
  const { plan, problem, setPlan, read } = usePublicationPlan(country, pageId, onChanged);
  const [typed, setTyped] = useState<TypedTimes>({});
  const [problems, setProblems] = useState<readonly RuleError[]>([]);
  const [pending, setPending] = useState<PendingConfirmation | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);

  const shown = (end: PlannedTime): string => {
    const stored = plan?.[end];
    return typed[end] ?? (stored ? toZoned(stored, timeZone) : "");
  };
  const momentOf = (end: PlannedTime): string | null => {
    const value = typed[end];
    if (value === undefined) return plan?.[end] ?? null;
    return value ? fromZoned(value, timeZone) : null;
  };
  const isChangedTime = (end: PlannedTime): boolean => momentOf(end) !== (plan?.[end] ?? null);
  const type = (end: PlannedTime, value: string) => {
    setSaved(false);
    setProblems((before) => before.filter(({ path }) => path !== end));
    setTyped((before) => ({ ...before, [end]: value }));
  };
  const save = async (flags: SaveFlags = {}) => {
    if (isBusy) return;
    setBusy(true);
    setPending(null);
    setProblems([]);
    try {
      const moments = { publishAt: momentOf("publishAt"), unpublishAt: momentOf("unpublishAt") };
      setPlan(await publicationApi(country, pageId).plan(moments, flags));
      setTyped({});
      setSaved(true);
    } catch (error) {
      if (error instanceof ApiError && error.key) setPending({ error, flags });
      else setProblems(toRuleErrors(error));
    } finally {
      setBusy(false);
    }
  };
  const confirm = () => {
    if (pending?.error.key) void save({ ...pending.flags, ...flagsFor(pending.error.key) });
  };

  return {
    plan,
    problem,
    problems,
    pending,
    isBusy,
    isSaved,
    isChanged: isChangedTime("publishAt") || isChangedTime("unpublishAt"),
    shown,
    type,
    save,
    confirm,
    dismiss: () => setPending(null),
    read,
  };
};

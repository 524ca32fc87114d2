import { useState } from "react";
import type { RuleError } from "#features/pages/contract.ts";
import type { PublicationMoments } from "#features/pages/publication-contract.ts";
import { type Flags, flagsFor, Refused } from "../page-calls.ts";
import { fromZoned, toZoned } from "../dates/time-zone.ts";
import { publicationCalls } from "./publication-calls.ts";
import { usePlan } from "./use-publication-plan.ts";

type End = keyof PublicationMoments;
type Typed = Readonly<Partial<Record<End, string>>>;
type Asked = Readonly<{ refusal: Refused; flags: Flags }>;

const problemsOf = (error: unknown): readonly RuleError[] => {
  if (!(error instanceof Refused))
    return [{ path: "", message: "The server could not be reached. What you set is kept." }];
  return error.errors.length > 0 ? error.errors : [{ path: "", message: error.message }];
};

/** The plan of one page, what is typed over it, and the saving of it. */
export const usePublication = (
  country: string,
  pageId: string,
  timeZone: string,
  onChanged?: () => void,
) => {
  const { plan, problem, setPlan, read } = usePlan(country, pageId, onChanged);
  const [typed, setTyped] = useState<Typed>({});
  const [problems, setProblems] = useState<readonly RuleError[]>([]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);

  const shown = (end: End): string => {
    const stored = plan?.[end];
    return typed[end] ?? (stored ? toZoned(stored, timeZone) : "");
  };
  const momentOf = (end: End): string | null => {
    const value = typed[end];
    if (value === undefined) return plan?.[end] ?? null;
    return value ? fromZoned(value, timeZone) : null;
  };
  const isOther = (end: End): boolean => momentOf(end) !== (plan?.[end] ?? null);
  const type = (end: End, value: string) => {
    setSaved(false);
    setProblems((before) => before.filter(({ path }) => path !== end));
    setTyped((before) => ({ ...before, [end]: value }));
  };
  const save = async (flags: Flags = {}) => {
    if (isBusy) return;
    setBusy(true);
    setAsked(null);
    setProblems([]);
    try {
      const moments = { publishAt: momentOf("publishAt"), unpublishAt: momentOf("unpublishAt") };
      setPlan(await publicationCalls(country, pageId).plan(moments, flags));
      setTyped({});
      setSaved(true);
    } catch (refusal) {
      if (refusal instanceof Refused && refusal.key) setAsked({ refusal, flags });
      else setProblems(problemsOf(refusal));
    } finally {
      setBusy(false);
    }
  };
  const confirm = () => {
    if (asked?.refusal.key) void save({ ...asked.flags, ...flagsFor(asked.refusal.key) });
  };

  return {
    plan,
    problem,
    problems,
    asked,
    isBusy,
    isSaved,
    isChanged: isOther("publishAt") || isOther("unpublishAt"),
    shown,
    type,
    save,
    confirm,
    dismiss: () => setAsked(null),
    read,
  };
};

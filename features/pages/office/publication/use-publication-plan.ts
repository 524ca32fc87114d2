import { useCallback, useEffect, useRef, useState } from "react";
import type { Publication } from "#features/pages/publication-contract.ts";
import { publicationApi } from "./publication-api.ts";

/** Milliseconds until the plan is worth another look, soon after its next moment; null when that is not today. */
const nextReadDelay = ({ publishAt, unpublishAt }: Publication): number | null => {
  const moments = [publishAt, unpublishAt].flatMap((each) => (each ? [Date.parse(each)] : []));
  const wait = Math.min(...moments) - Date.now() + 1000;
  return wait < 86_400_000 ? Math.max(wait, 2000) : null;
};

/** The stored plan of a page, read again after each of its moments; `onChanged` hears of every run. */
export const usePublicationPlan = (country: string, pageId: string, onChanged?: () => void) => {
  const [plan, setPlan] = useState<Publication | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = useCallback(
    () =>
      publicationApi(country, pageId)
        .read()
        .then(
          (answer) => {
            setPlan(answer);
            setProblem(null);
          },
          (error: unknown) =>
            setProblem(error instanceof Error ? error.message : "The server did not answer."),
        ),
    [country, pageId],
  );

  useEffect(() => void read(), [read]);
  useEffect(() => {
    const wait = plan && nextReadDelay(plan);
    if (wait === null) return undefined;
    const timer = setTimeout(() => void read(), wait);
    return () => clearTimeout(timer);
  }, [plan, read]);

  const seen = useRef<string | null | undefined>(undefined);
  const ranAt = plan ? (plan.lastRun?.at ?? null) : undefined;
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== ranAt) onChanged?.();
    seen.current = ranAt;
  }, [ranAt, onChanged]);

  return { plan, problem, setPlan, read };
};

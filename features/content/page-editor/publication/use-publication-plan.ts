import { useCallback, useEffect, useRef, useState } from "react";
import type { Publication } from "#features/catalogue/publication/contract.ts";
import { publicationApi } from "./publication-api.ts";

/** Milliseconds until shortly after the next planned moment; null when none is within a day. */
const nextReadDelay = ({ publishAt, unpublishAt }: Publication): number | null => {
  const moments = [publishAt, unpublishAt].flatMap((each) => (each ? [Date.parse(each)] : []));
  const delay = Math.min(...moments) - Date.now() + 1000;
  return delay < 86_400_000 ? Math.max(delay, 2000) : null;
};

/** The stored plan, read again after each planned moment; `onChanged` is called after every run. */
export const usePublicationPlan = (country: string, pageId: string, onChanged?: () => void) => {
  const [plan, setPlan] = useState<Publication | null>(null);
  const [loadError, setLoadError] = useState<string | null>(null);
  const readPlan = useCallback(
    () =>
      publicationApi(country, pageId)
        .read()
        .then(
          (plan) => {
            setPlan(plan);
            setLoadError(null);
          },
          (error: unknown) =>
            setLoadError(error instanceof Error ? error.message : "The server did not answer."),
        ),
    [country, pageId],
  );

  useEffect(() => void readPlan(), [readPlan]);
  useEffect(() => {
    const delay = plan && nextReadDelay(plan);
    if (delay === null) return undefined;
    const timer = setTimeout(() => void readPlan(), delay);
    return () => clearTimeout(timer);
  }, [plan, readPlan]);

  const previousRunAt = useRef<string | null | undefined>(undefined);
  const ranAt = plan ? (plan.lastRun?.at ?? null) : undefined;
  useEffect(() => {
    if (previousRunAt.current !== undefined && previousRunAt.current !== ranAt) onChanged?.();
    previousRunAt.current = ranAt;
  }, [ranAt, onChanged]);

  return { plan, loadError, setPlan, read: readPlan };
};

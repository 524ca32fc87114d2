import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "#platform/browser/call.ts";
import { publicationCalls } from "../calls.ts";
import type { PlannedKind, Publication, PublicationMoments } from "../contract.ts";

const dayMs = 86_400_000;

/** Milliseconds until shortly after the next planned moment; false when none is within a day. */
const nextReadDelay = (plan: Publication | undefined): number | false => {
  const moments = [plan?.publishAt, plan?.unpublishAt].flatMap((each) =>
    each ? [Date.parse(each)] : [],
  );
  const delay = Math.min(...moments) - Date.now() + 1000;
  return delay < dayMs ? Math.max(delay, 2000) : false;
};

/** A travel or a departure that is stored. */
type PlannedRecord = Readonly<{ kind: PlannedKind; country: string; id: string }>;

/**
 * The stored plan of a travel or a departure, read again after each planned moment.
 * @param record null for one that is not stored
 * @param onRun called after the plan was carried out: the stored record may have a newer version
 */
export const useRecordPlan = (record: PlannedRecord | null, onRun?: () => void) => {
  const client = useQueryClient();
  const queryKey = ["publication plan", record];
  const { data: plan = null } = useQuery({
    queryKey,
    queryFn: record ? () => call(publicationCalls[record.kind].read, record) : skipToken,
    refetchInterval: ({ state }) => nextReadDelay(state.data),
    retry: false,
  });
  const before = useRef<string | null | undefined>(undefined);
  const ranAt = plan ? (plan.lastRun?.at ?? null) : undefined;
  useEffect(() => {
    if (before.current !== undefined && before.current !== ranAt) onRun?.();
    before.current = ranAt;
  }, [ranAt, onRun]);
  return {
    plan,
    /** @throws ApiError 422 with an error by field */
    set: async (moments: PublicationMoments) => {
      if (record === null) return;
      const stored = await call(publicationCalls[record.kind].plan, record, { body: moments });
      client.setQueryData(queryKey, stored);
    },
  };
};

export type RecordPlan = ReturnType<typeof useRecordPlan>;

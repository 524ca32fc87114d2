import { StateTag } from "./state-tag.tsx";
import type { RecordPlan } from "./use-record-plan.ts";

export type PlanTagProps = Readonly<{ isPublished: boolean; plan: RecordPlan; timeZone: string }>;

/** Whether a record is on the site, and when it goes live or offline by itself. */
export const PlanTag = ({ isPublished, plan: { plan }, timeZone }: PlanTagProps) => (
  <StateTag
    isPublished={isPublished}
    publishAt={plan?.publishAt ?? null}
    unpublishAt={plan?.unpublishAt ?? null}
    timeZone={timeZone}
  />
);

import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { bulkRowsSchema, bulkRunSchema } from "../contract.ts";
import { absentRun, bulkPolicy } from "../policy.ts";

export const controlNames = ["pause", "resume", "stop", "undo", "retry"] as const;
export type ControlName = (typeof controlNames)[number];

const controlCall = <const Name extends ControlName>(name: Name, summary: string) =>
  declareCall({
    method: "POST",
    path: `/:country/bulk-actions/:id/${name}`,
    id: `${name}BulkAction`,
    summary,
    access: bulkPolicy.write,
    params: { id: z.uuid() },
    absent: absentRun,
    body: bulkRowsSchema,
    answer: bulkRunSchema,
    problems: [409],
  });

/** What people do with a run that has begun. */
export const controlCalls = {
  pause: controlCall("pause", "Stops a bulk action between two records until it is resumed"),
  resume: controlCall("resume", "Goes on with a bulk action that was paused"),
  stop: controlCall(
    "stop",
    "Ends a bulk action or its planning; the records that wait stay as they are",
  ),
  undo: controlCall("undo", "Puts records back as they were before a bulk action, for seven days"),
  retry: controlCall("retry", "Tries records again that were not changed, as they are now"),
};

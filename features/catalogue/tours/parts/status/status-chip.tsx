import type { StatusView } from "../departure-view.ts";
import { StatusIcon } from "#features/records/statuses/parts/status-icon.tsx";

/**
 * Always shows icon and word together, because neither colour nor shape may be the only sign of a
 * status.
 */
export const StatusChip = ({ status }: { status: Pick<StatusView, "status" | "label"> }) => (
  <span className="status-chip" data-status={status.status}>
    <StatusIcon status={status.status} />
    {status.label}
  </span>
);

import type { StatusView } from "../departure-view.ts";
import { StatusIcon } from "./status-icon.tsx";

/** Icon and word always come together, so that colour and shape alone never carry the meaning. */
export const StatusChip = ({ status }: { status: Pick<StatusView, "status" | "label"> }) => (
  <span className="status-chip" data-status={status.status}>
    <StatusIcon status={status.status} />
    {status.label}
  </span>
);

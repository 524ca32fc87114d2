import type { StatusView } from "../departure-view.ts";
import { StatusIcon } from "./status-icon.tsx";

/** A status: sign and word on its wash, never one without the other. */
export const StatusChip = ({ status }: { status: Pick<StatusView, "status" | "word"> }) => (
  <span className="status-chip" data-status={status.status}>
    <StatusIcon status={status.status} />
    {status.word}
  </span>
);

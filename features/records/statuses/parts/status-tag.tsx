import "./status-tag.css";
import type { Status } from "#features/records/statuses/contract.ts";
import { officeStatusNames } from "./office-status-names.ts";
import { StatusIcon } from "./status-icon.tsx";

/** The status of a departure, as the office shows and says it. */
export const StatusTag = ({ status }: { status: Status }) => (
  <span className="status-tag" data-status={status}>
    <StatusIcon status={status} />
    {officeStatusNames[status]}
  </span>
);

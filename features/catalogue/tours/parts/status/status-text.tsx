import { Icon, type IconName } from "#design/icons.tsx";
import type { Status } from "#features/records/statuses/contract.ts";
import type { StatusView } from "../departure-view.ts";

const icons: Readonly<Record<Status, IconName>> = {
  PLANNED: "clock",
  ALMOST_CONFIRMED: "clock",
  CONFIRMED: "paper-plane",
  ALMOST_FULL: "paper-plane",
  WAITING_LIST: "clock",
  SOLD_OUT: "calendar",
};

type StatusProps = Readonly<{ status: StatusView }>;
type StatusFigureProps = StatusProps & Readonly<{ figures?: string | null }>;

export const StatusGuidance = ({ status }: StatusProps) => (
  <span className="status-guidance">
    <Icon name={icons[status.status]} size={18} />
    {status.guidance}
  </span>
);

export const StatusMeaning = ({ status, figures }: StatusFigureProps) => (
  <span className="status-meaning">
    {status.meaning}
    {figures && ` ${figures}.`}
  </span>
);

export const StatusText = ({ status, figures }: StatusFigureProps) => (
  <>
    <StatusGuidance status={status} /> <StatusMeaning status={status} figures={figures} />
  </>
);

import { Icon, type IconName } from "#design/icons.tsx";
import type { Status } from "#features/tours/contract.ts";
import type { StatusView } from "../departure-view.ts";

const signs: Readonly<Record<Status, IconName>> = {
  PLANNED: "clock",
  ALMOST_CONFIRMED: "clock",
  CONFIRMED: "paper-plane",
  ALMOST_FULL: "paper-plane",
  WAITING_LIST: "clock",
  SOLD_OUT: "calendar",
};

type StatusProps = Readonly<{ status: StatusView }>;
type StatusFigureProps = StatusProps & Readonly<{ figures?: string | null }>;

/** What a status says about flights, with its sign. */
export const StatusGuidance = ({ status }: StatusProps) => (
  <span className="status-guidance">
    <Icon name={signs[status.status]} size={18} />
    {status.guidance}
  </span>
);

/** What a status is, and the figure that belongs to it. */
export const StatusMeaning = ({ status, figures }: StatusFigureProps) => (
  <span className="status-meaning">
    {status.meaning}
    {figures && ` ${figures}.`}
  </span>
);

/** What a status means for flights and what it is: words that stand beside the chip. */
export const StatusText = ({ status, figures }: StatusFigureProps) => (
  <>
    <StatusGuidance status={status} /> <StatusMeaning status={status} figures={figures} />
  </>
);

import { Icon, type IconName } from "#design/icons.tsx";
import type { Status } from "#features/tours/contract.ts";
import type { StatusView } from "./departure-view.ts";

const signs: Readonly<Record<Status, IconName>> = {
  PLANNED: "clock",
  ALMOST_CONFIRMED: "clock",
  CONFIRMED: "paper-plane",
  ALMOST_FULL: "paper-plane",
  WAITING_LIST: "clock",
  SOLD_OUT: "calendar",
};

/** What a status means for flights, with its sign, and what it is: words that stand beside the chip. */
export const StatusSays = ({
  status,
  figures,
}: {
  status: StatusView;
  figures?: string | null;
}) => (
  <>
    <span className="status-guidance">
      <Icon name={signs[status.status]} size={18} />
      {status.guidance}
    </span>{" "}
    <span className="status-meaning">
      {status.meaning}
      {figures && ` ${figures}.`}
    </span>
  </>
);

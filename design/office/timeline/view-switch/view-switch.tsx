import "./view-switch.css";
import { Link, useSearchParams } from "react-router";
import { Icon, type IconName } from "#design/office/icons.tsx";

export type ViewSwitchProps = Readonly<{
  /** What the screen shows without a view in its address: `Grid`. */
  usual: Readonly<{ label: string; icon: IconName }>;
}>;

/** Whether the address asks for the calendar of what the screen lists. */
export const useIsCalendar = (): boolean => useSearchParams()[0].get("view") === "calendar";

/** Leads from a list or a sheet to its calendar and back. The filters of each are its own. */
export const ViewSwitch = ({ usual }: ViewSwitchProps) => {
  const isCalendar = useIsCalendar();
  return (
    <nav className="view-switch" aria-label="View">
      <Link to="?" aria-label={usual.label} title={usual.label} aria-current={!isCalendar}>
        <Icon name={usual.icon} />
      </Link>
      <Link to="?view=calendar" aria-label="Calendar" title="Calendar" aria-current={isCalendar}>
        <Icon name="calendar" />
      </Link>
    </nav>
  );
};

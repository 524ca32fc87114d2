import { SiteLink } from "#design/link.tsx";
import type { NotifyMeView } from "./calendar/calendar-view.ts";

export const NotifyMe = ({ notifyMe }: { notifyMe: NotifyMeView }) => (
  <p className="notify-me">
    {notifyMe.text}
    {notifyMe.links.map(({ label, path }) => (
      <SiteLink key={path} to={path}>
        {label}
      </SiteLink>
    ))}
  </p>
);

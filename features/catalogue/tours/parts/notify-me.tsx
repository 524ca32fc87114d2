import { SiteLink } from "#design/link.tsx";
import { BellSlot } from "./bell-slot.tsx";
import type { NotifyMeView } from "./calendar/calendar-view.ts";

export const NotifyMe = ({ notifyMe }: { notifyMe: NotifyMeView }) => (
  <p className="notify-me">
    {notifyMe.text}
    <BellSlot {...notifyMe.follow} />
    {notifyMe.links.map(({ label, path }) => (
      <SiteLink key={path} to={path}>
        {label}
      </SiteLink>
    ))}
  </p>
);

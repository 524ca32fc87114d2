import { useState } from "react";
import { browserZone, describeMoment } from "#design/office/dates/format-moment.ts";
import { planVerbs } from "../schedule/plan-verbs.ts";
import { Icon } from "#design/office/icons.tsx";
import { toZoned } from "#design/office/dates/time-zone.ts";

export type StateTagProps = Readonly<{
  isPublished: boolean;
  publishAt?: string | null;
  unpublishAt?: string | null;
  timeZone?: string;
}>;

/** For example `26/11/2027 00:00`, in the market's time zone. */
const formatMoment = (instant: string, timeZone: string): string => {
  const [date = "", time = ""] = toZoned(instant, timeZone).split("T");
  return `${date.split("-").toReversed().join("/")} ${time}`;
};

export const StateTag = (props: StateTagProps) => {
  const { isPublished, publishAt = null, unpublishAt = null, timeZone = "UTC" } = props;
  const [now] = useState(() => Date.now());
  const plannedAt = isPublished ? unpublishAt : publishAt;
  if (plannedAt)
    return (
      <span
        className="tag"
        data-kind={isPublished ? "live" : "timed"}
        title={describeMoment(plannedAt, {
          ...planVerbs[isPublished ? "unpublish" : "publish"],
          timeZone,
          now,
          ownZone: browserZone(),
        })}
      >
        <Icon name="clock" />
        {`${isPublished ? "Live until" : "Goes live"} ${formatMoment(plannedAt, timeZone)}`}
      </span>
    );
  return (
    <span className="tag state" data-kind={isPublished ? "live" : "quiet"}>
      {isPublished ? "Published" : "Unpublished"}
    </span>
  );
};

import { useState } from "react";
import { describeMoment } from "#design/office/dates/format-moment.ts";
import { planVerbs } from "./plan-verbs.ts";
import { Icon } from "#design/office/icons.tsx";
import { writeDayAndTime } from "#design/office/dates/field/write-date.ts";
import { officeZone } from "#design/office/dates/office-zone.ts";
import { toZoned } from "#design/office/dates/time-zone.ts";

export type StateTagProps = Readonly<{
  isPublished: boolean;
  publishAt?: string | null;
  unpublishAt?: string | null;
  timeZone?: string;
}>;

export const StateTag = (props: StateTagProps) => {
  const { isPublished, publishAt = null, unpublishAt = null, timeZone = officeZone() } = props;
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
        })}
      >
        <Icon name="clock" />
        {`${isPublished ? "Live until" : "Goes live"} ${writeDayAndTime(toZoned(plannedAt, timeZone))}`}
      </span>
    );
  return (
    <span className="tag state" data-kind={isPublished ? "live" : "quiet"}>
      {isPublished ? "Published" : "Unpublished"}
    </span>
  );
};

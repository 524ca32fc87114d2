import { Icon } from "#design/office/icons.tsx";
import { toZoned } from "../dates/time-zone.ts";

export type StateTagProps = Readonly<{
  isPublished: boolean;
  publishAt?: string | null;
  unpublishAt?: string | null;
  timeZone?: string;
}>;

/** `26/11/2027 00:00`, by the market's clock. */
const formatMoment = (instant: string, timeZone: string): string => {
  const [date = "", time = ""] = toZoned(instant, timeZone).split("T");
  return `${date.split("-").toReversed().join("/")} ${time}`;
};

/** Whether visitors see the page, or from when or until when they will, as a sign and words. */
export const StateTag = (props: StateTagProps) => {
  const { isPublished, publishAt = null, unpublishAt = null, timeZone = "UTC" } = props;
  const planned = isPublished ? unpublishAt : publishAt;
  if (planned)
    return (
      <span className="tag" data-kind={isPublished ? "live" : "timed"}>
        <Icon name="clock" />
        {`${isPublished ? "Live until" : "Goes live"} ${formatMoment(planned, timeZone)}`}
      </span>
    );
  return (
    <span className="tag state" data-kind={isPublished ? "live" : "quiet"}>
      {isPublished ? "Published" : "Unpublished"}
    </span>
  );
};

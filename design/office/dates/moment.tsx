import "./moment.css";
import { useState } from "react";
import { formatExact, formatRelative } from "./format-moment.ts";

export const Moment = ({ instant }: { instant: string }) => {
  const [now] = useState(() => Date.now());
  return (
    <time className="moment" dateTime={instant}>
      <b>{formatRelative(instant, now)}</b>
      {` · ${formatExact(instant)}`}
    </time>
  );
};

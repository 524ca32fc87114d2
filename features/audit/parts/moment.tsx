import { useState } from "react";
import { exactMoment, relativeMoment } from "./format-moment.ts";

export const Moment = ({ instant }: { instant: string }) => {
  const [now] = useState(() => Date.now());
  return (
    <time className="moment" dateTime={instant}>
      <b>{relativeMoment(instant, now)}</b>
      {` · ${exactMoment(instant)}`}
    </time>
  );
};

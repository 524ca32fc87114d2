import type { ReactNode } from "react";
import type { Status } from "#features/records/statuses/contract.ts";

const ring = { cx: 10, cy: 10, r: 7.2, fill: "none", stroke: "currentColor", strokeWidth: 2.2 };

const shapes: Readonly<Record<Status, ReactNode>> = {
  PLANNED: <circle {...ring} strokeDasharray="2.6 3.06" />,
  ALMOST_CONFIRMED: (
    <>
      <circle {...ring} opacity={0.28} />
      <path
        d="M10 2.8A7.2 7.2 0 1 1 2.8 10"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.4}
        strokeLinecap="round"
      />
    </>
  ),
  CONFIRMED: (
    <>
      <circle cx={10} cy={10} r={8.3} fill="currentColor" />
      <path
        className="status-tick"
        d="m6.3 10.3 2.6 2.6 4.9-5.3"
        fill="none"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  ALMOST_FULL: (
    <path d="M3 17V10.5h3.2V17ZM8.4 17V7h3.2v10ZM13.8 17V3H17v14Z" fill="currentColor" />
  ),
  WAITING_LIST: (
    <>
      <path
        d="M3 4.5h14v9.5H9.5L5.5 17.5V14H3Z"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {[6.6, 10, 13.4].map((x) => (
        <circle key={x} cx={x} cy={9.2} r={1.15} fill="currentColor" />
      ))}
    </>
  ),
  SOLD_OUT: (
    <>
      <circle {...ring} />
      <path d="m5 15 10-10" stroke="currentColor" strokeWidth={2.2} />
    </>
  ),
};

/** Hidden from screen readers, because the word of the status is always beside the icon. */
export const StatusIcon = ({ status }: { status: Status }) => (
  <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
    {shapes[status]}
  </svg>
);

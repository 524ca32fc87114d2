import { formatExact, formatRelative } from "#design/office/dates/format-moment.ts";
import { Icon } from "#design/office/icons.tsx";
import { formatCount } from "#design/office/list/format-count.ts";
import type { Column, NameColumn } from "#design/office/list/list-declaration.ts";
import type { ListedRedirect, RedirectProblem } from "../contract.ts";
import { EnabledSwitch } from "./enabled-switch.tsx";
import { originLine } from "./made-by.ts";
import { switchRedirect } from "./redirect-actions.ts";

const problemTag = ({ kind, hops, end }: RedirectProblem) => {
  const label = { missing: "Target is a 404", hops: `${hops} hops`, loop: "A loop" }[kind];
  return (
    <span
      className="tag"
      data-kind={kind === "hops" ? "timed" : "wrong"}
      title={`A visitor ends at ${end}`}
    >
      <Icon name="warning" />
      {label}
    </span>
  );
};

export const sourceColumn: NameColumn<ListedRedirect> = {
  label: "From",
  details: ({ madeBy }) => <small>{originLine(madeBy)}</small>,
};

export const redirectColumns: readonly Column<ListedRedirect>[] = [
  {
    key: "to",
    label: "To",
    cell: ({ to, problem }) => (
      <span className="redirect-target">
        {to === null ? <span className="dim">gone for good, page says so</span> : `→ ${to}`}{" "}
        {problem && problemTag(problem)}
      </span>
    ),
  },
  {
    key: "status",
    label: "Status",
    card: "tag",
    cell: ({ status }) => <span className="redirect-status">{status}</span>,
  },
  {
    key: "hits",
    label: "30 days",
    align: "end",
    cell: ({ hits30Days, lastUsedAt }, { now }) => (
      <span className="redirect-hits">
        {formatCount(hits30Days)}
        <span className="card-only">
          {hits30Days === 1 ? " visit in 30 days, " : " visits in 30 days, "}
        </span>
        <small>
          {lastUsedAt === null ? (
            "never"
          ) : (
            <time dateTime={lastUsedAt} title={formatExact(lastUsedAt)}>
              {formatRelative(lastUsedAt, now)}
            </time>
          )}
        </small>
      </span>
    ),
  },
  {
    key: "enabled",
    label: "On",
    card: "side",
    cell: (redirect, context) => (
      <EnabledSwitch
        from={redirect.from}
        isEnabled={redirect.enabled}
        onSwitch={(enabled) => switchRedirect(context, redirect, enabled)}
      />
    ),
  },
];

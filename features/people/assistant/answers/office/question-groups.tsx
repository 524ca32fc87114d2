import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { formatDay } from "#design/office/dates/format-moment.ts";
import { LeaveForm } from "#features/content/search/pickers/leave-form.tsx";
import { counted } from "#platform/counted.ts";
import type { QuestionGroup } from "../desk/desk-contract.ts";
import type { QuestionActs } from "./use-questions.ts";

type RowProps = Readonly<{ group: QuestionGroup; acts: QuestionActs }>;

const faqPath = ({ text }: QuestionGroup): string =>
  `/page-contents/faqs/new?${new URLSearchParams({ question: text })}`;

const detailsOf = ({ also, firstAt, lastAt, leftReason }: QuestionGroup): string =>
  [
    ...(leftReason === null ? [] : [`left: ${leftReason}`]),
    ...(also.length === 0 ? [] : [`also: ${also.map((text) => `“${text}”`).join(", ")}`]),
    `first ${formatDay(firstAt.slice(0, 10))}, last ${formatDay(lastAt.slice(0, 10))}`,
  ].join(" · ");

const GroupRow = ({ group, acts }: RowProps) => {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (reason: string) => {
    await acts.leave(group.key, reason);
    setLeaving(false);
  };
  return (
    <li>
      <span className="question-count">{`${group.count} ×`}</span>
      <div>
        <strong>{group.text}</strong>
        <small>{detailsOf(group)}</small>
        {isLeaving && <LeaveForm isBusy={acts.isBusy} onLeave={leave} />}
      </div>
      {!group.isMended && group.leftReason === null && (
        <span className="question-acts">
          <Button variant="subtle" onClick={() => setLeaving(!isLeaving)}>
            Leave it …
          </Button>
          <Button component={Link} to={faqPath(group)}>
            Write the FAQ …
          </Button>
        </span>
      )}
    </li>
  );
};

type GroupsProps = Readonly<{
  title: string;
  empty: string;
  groups: readonly QuestionGroup[];
  acts: QuestionActs;
}>;

/** Questions that ask the same, with the button that mends each. */
export const QuestionGroups = ({ title, empty, groups, acts }: GroupsProps) => {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="question-card">
      <h2>
        {title}
        {groups.length > 0 && (
          <span className="tag">{`${total} in ${counted(groups.length, "group")}`}</span>
        )}
      </h2>
      {groups.length === 0 ? (
        <p className="dim">{empty}</p>
      ) : (
        <ul>
          {groups.map((group) => (
            <GroupRow key={group.key} group={group} acts={acts} />
          ))}
        </ul>
      )}
    </section>
  );
};

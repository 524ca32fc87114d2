import { useParams } from "react-router";
import { useAccount } from "#design/office/account.ts";
import { UnreadSentences } from "#features/content/search/pickers/unread-sentences.tsx";
import { type DeskQuestions, isDone } from "../desk/desk-contract.ts";
import { HandOvers } from "./hand-overs.tsx";
import { QuestionGroups } from "./question-groups.tsx";
import type { QuestionTab } from "./question-tabs.tsx";
import type { QuestionActs } from "./use-questions.ts";

type PartProps = Readonly<{ data: DeskQuestions; acts: QuestionActs; country: string }>;

const ToMend = ({ data, acts, country }: PartProps) => {
  const unhelpful = data.unhelpful.filter((group) => !isDone(group));
  return (
    <div>
      <QuestionGroups
        title="Questions without an answer"
        empty="Every question of the last 30 days had a source."
        groups={data.groups.filter((group) => !isDone(group))}
        acts={acts}
      />
      {unhelpful.length > 0 && (
        <QuestionGroups
          title="Answered, and it did not help"
          empty=""
          groups={unhelpful}
          acts={acts}
        />
      )}
      <UnreadSentences country={country} />
    </div>
  );
};

/** What a tab holds. */
export const QuestionParts = ({ tab, ...props }: PartProps & Readonly<{ tab: QuestionTab }>) => {
  const { data, acts } = props;
  const account = useAccount();
  const { id = null } = useParams();
  const people = { acts, account, now: acts.dataUpdatedAt, openId: id };
  if (tab === "handOvers") return <HandOvers handOvers={data.handOvers} {...people} />;
  if (tab === "answered")
    return (
      <QuestionGroups
        title="Questions with an answer"
        empty="Nothing was answered in the last 30 days."
        groups={data.known}
        acts={acts}
      />
    );
  if (tab === "mended")
    return (
      <QuestionGroups
        title="Mended or left"
        empty="Nothing was mended or left yet."
        groups={data.groups.filter(isDone)}
        acts={acts}
      />
    );
  const waiting = data.handOvers.filter((each) => each.settledAt === null || each.id === id);
  return (
    <div className="question-columns">
      <ToMend {...props} />
      <HandOvers handOvers={waiting} {...people} />
    </div>
  );
};

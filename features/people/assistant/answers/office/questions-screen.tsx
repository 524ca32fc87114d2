import "./questions.css";
import { useParams } from "react-router";
import { useAccount } from "#design/office/account.ts";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { UnreadSentences } from "#features/content/search/pickers/unread-sentences.tsx";
import { QueryProvider } from "#platform/browser/queries.tsx";
import type { DeskQuestions } from "../desk/desk-contract.ts";
import { HandOvers } from "./hand-overs.tsx";
import { QuestionGroups } from "./question-groups.tsx";
import { useQuestions } from "./use-questions.ts";

type ScreenProps = Readonly<{ country: string }>;

const countText = ({ asked, answered, helped }: DeskQuestions): string => {
  const share = asked === 0 ? 0 : Math.round((answered / asked) * 100);
  const said = helped === 0 ? "" : `, ${helped} helped`;
  return `last 30 days · ${asked} asked, ${share} % with a source${said}`;
};

const Screen = ({ country }: ScreenProps) => {
  const acts = useQuestions(country);
  const account = useAccount();
  const { id } = useParams();
  const { data, error, refetch, dataUpdatedAt } = acts;
  const groups = data?.groups ?? [];
  return (
    <>
      <ScreenTop title="Questions" count={data ? countText(data) : "last 30 days"} />
      <ScreenState
        what="the questions"
        isLoading={!data && !error}
        error={data ? null : error}
        onRetry={() => void refetch()}
      >
        {data && (
          <div className="question-columns">
            <div>
              <QuestionGroups
                title="Questions without an answer"
                empty="Every question of the last 30 days had a source."
                groups={groups.filter((each) => !each.isMended && each.leftReason === null)}
                acts={acts}
              />
              {data.unhelpful.some(({ leftReason }) => leftReason === null) && (
                <QuestionGroups
                  title="Answered, and it did not help"
                  empty=""
                  groups={data.unhelpful.filter(({ leftReason }) => leftReason === null)}
                  acts={acts}
                />
              )}
              <UnreadSentences country={country} />
              <QuestionGroups
                title="Mended or left"
                empty="Nothing was mended or left yet."
                groups={groups.filter((each) => each.isMended || each.leftReason !== null)}
                acts={acts}
              />
              <p className="dim">Texts are kept 30 days, without addresses.</p>
            </div>
            <HandOvers
              handOvers={data.handOvers}
              acts={acts}
              account={account}
              now={dataUpdatedAt}
              openId={id ?? null}
            />
          </div>
        )}
      </ScreenState>
    </>
  );
};

const QuestionsScreen = (props: ScreenProps) => (
  <QueryProvider>
    <Screen {...props} />
  </QueryProvider>
);

export default QuestionsScreen;

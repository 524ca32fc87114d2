import { useSearchParams } from "react-router";
import { ScreenTabs } from "#design/office/screen/screen-tabs.tsx";
import { useWaitingSentences } from "#features/content/search/pickers/use-sentences.ts";
import { type DeskQuestions, isDone } from "../desk/desk-contract.ts";

const labels = {
  mend: "To mend",
  answered: "Answered",
  handOvers: "Hand-overs",
  mended: "Mended",
} as const;

export type QuestionTab = keyof typeof labels;
const tabs: readonly QuestionTab[] = ["mend", "answered", "handOvers", "mended"];

/** The tab of the address; the first where it names none. */
export const useQuestionTab = (): QuestionTab => {
  const [params] = useSearchParams();
  return tabs.find((each) => each === params.get("tab")) ?? "mend";
};

const countsOf = (
  { groups, unhelpful, answered, handOvers }: DeskQuestions,
  sentences: number,
): Record<QuestionTab, number> => {
  const mended = groups.filter(isDone);
  const waiting = [...groups, ...unhelpful].filter((group) => !isDone(group));
  return {
    mend: waiting.length + sentences,
    answered,
    handOvers: handOvers.filter(({ settledAt }) => settledAt === null).length,
    mended: mended.length,
  };
};

type TabsProps = Readonly<{ current: QuestionTab; data: DeskQuestions; country: string }>;

/** What waits, what had an answer, what people answer, and what is done. */
export const QuestionTabs = ({ current, data, country }: TabsProps) => {
  const counts = countsOf(data, useWaitingSentences(country));
  return (
    <div className="question-tabs">
      <ScreenTabs
        label="Questions of visitors"
        tabs={tabs.map((tab) => ({
          to: tab === "mend" ? "/questions" : `/questions?tab=${tab}`,
          label: labels[tab],
          count: counts[tab],
          isCurrent: tab === current,
        }))}
      />
      <p className="dim">texts are kept 30 days, without addresses</p>
    </div>
  );
};
